import { MessageCircle, Phone, Share2 } from 'lucide-react'
import { resolveImageUrl } from '../../art/scene-images'
import {
  AppBar,
  Button,
  Canopy,
  Dock,
  DockAction,
  IconButton,
  ImageWithFallback,
  PictureLayout,
  Screen,
  Tabs,
  VisuallyHidden,
  Wordmark,
} from '../../components'
import { Example, type ExamplesProps, ScreenExample, Stateful } from '../example'

const picture = resolveImageUrl('courtyard-mint')

const modes = ['work', 'party', 'gig'] as const

const ScreenExamples = ({ t }: ExamplesProps) => (
  <>
    <ScreenExample name="title, canopy, dock">
      <Screen
        title={t('Cafés near you', 'आपके पास के कैफ़े')}
        top={<Canopy mode="work" slim />}
        dock={
          <Dock>
            <Button className="grow">{t('Book', 'बुक करें')}</Button>
          </Dock>
        }
      >
        <p className="px-5">{t('The content of the screen', 'स्क्रीन की सामग्री')}</p>
      </Screen>
    </ScreenExample>
    <ScreenExample name="long title">
      <Screen
        title={t(
          'Everything that happens this week in the cafés of the old town',
          'पुराने शहर के कैफ़े में इस सप्ताह जो कुछ हो रहा है',
        )}
      />
    </ScreenExample>
    <ScreenExample name="hidden title">
      <Screen title={t('Map', 'नक़्शा')} heading="hidden">
        <p className="p-5">{t('The content of the screen', 'स्क्रीन की सामग्री')}</p>
      </Screen>
    </ScreenExample>
  </>
)

const PictureLayoutExamples = ({ t }: ExamplesProps) => (
  <ScreenExample name="picture and details">
    <Screen title={t('Dabara House', 'डबरा हाउस')} heading="own">
      <PictureLayout picture={<ImageWithFallback src={picture} className="h-60 short:h-full" />}>
        <h1 className="font-display text-display-2">{t('Dabara House', 'डबरा हाउस')}</h1>
        <p>{t('The content of the screen', 'स्क्रीन की सामग्री')}</p>
      </PictureLayout>
    </Screen>
  </ScreenExample>
)

const AppBarExamples = ({ t }: ExamplesProps) => {
  const back = { backLabel: t('Back', 'पीछे'), onBack() {} }
  return (
    <>
      <Example name="title" edgeToEdge>
        <AppBar title={t('Wallet', 'वॉलेट')} {...back} />
      </Example>
      <Example name="trailing" edgeToEdge>
        <AppBar
          title={t('Wallet', 'वॉलेट')}
          trailing={<IconButton icon={Share2} label={t('Share', 'साझा करें')} />}
          {...back}
        />
      </Example>
      <Example name="long title" edgeToEdge>
        <AppBar
          title={t(
            'Enquiry for the long table by the window on Friday',
            'शुक्रवार को खिड़की के पास वाली लंबी मेज़ के लिए पूछताछ',
          )}
          trailing={<IconButton icon={Share2} label={t('Share', 'साझा करें')} />}
          {...back}
        />
      </Example>
    </>
  )
}

const CanopyExamples = ({ t }: ExamplesProps) => (
  <>
    {modes.map((mode) => (
      <Example key={mode} name={mode} edgeToEdge>
        <Canopy mode={mode}>
          <p className="font-display text-display-2">{t('Good evening', 'शुभ संध्या')}</p>
          <p className="mt-1 text-body-2">{t('Six cafés are open', 'छह कैफ़े खुले हैं')}</p>
        </Canopy>
      </Example>
    ))}
    {modes.map((mode) => (
      <Example key={mode} name={`${mode}, slim`} edgeToEdge>
        <Canopy mode={mode} slim />
      </Example>
    ))}
  </>
)

const DockExamples = ({ t }: ExamplesProps) => (
  <>
    <Example name="one action" edgeToEdge>
      <Dock>
        <Button className="grow">{t('Book', 'बुक करें')}</Button>
      </Dock>
    </Example>
    <Example name="busy" edgeToEdge>
      <Dock>
        <Button className="grow" busy>
          {t('Book', 'बुक करें')}
        </Button>
      </Dock>
    </Example>
    <Example name="above the navigation" edgeToEdge>
      <Dock aboveNav>
        <Button className="grow">{t('Book', 'बुक करें')}</Button>
      </Dock>
    </Example>
    <Example name="long labels wrap" edgeToEdge>
      <Dock>
        <Button variant="secondary" className="grow">
          {t('Ask the host first', 'पहले मेज़बान से पूछें')}
        </Button>
        <Button className="grow">{t('Book for the whole evening', 'पूरी शाम के लिए बुक करें')}</Button>
      </Dock>
    </Example>
  </>
)

const DockActionExamples = ({ t }: ExamplesProps) => (
  <>
    {[false, true].map((pressed) => (
      <Example
        key={String(pressed)}
        name={pressed ? 'pressed' : 'beside a primary action'}
        pressed={pressed}
        edgeToEdge
      >
        <Dock>
          <DockAction icon={Phone}>{t('Call', 'कॉल')}</DockAction>
          <DockAction icon={MessageCircle}>{t('Message', 'संदेश')}</DockAction>
          <Button className="grow">{t('Book', 'बुक करें')}</Button>
        </Dock>
      </Example>
    ))}
  </>
)

const tabNames = new Map([
  [2, 'two'],
  [3, 'focused'],
  [5, 'five, scrolling'],
])

const TabsExamples = ({ t }: ExamplesProps) => (
  <>
    {[
      [t('Upcoming', 'आने वाली'), t('Past', 'पिछली')],
      [t('Open', 'खुली'), t('Closed', 'बंद'), t('All of them', 'सभी')],
      [
        t('Overview', 'सारांश'),
        t('Bookings', 'बुकिंग'),
        t('Menu and prices', 'मेन्यू और क़ीमतें'),
        t('Opening hours', 'खुलने का समय'),
        t('Team', 'टीम'),
      ],
    ].map((labels) => (
      <Example
        key={labels.length}
        name={tabNames.get(labels.length) ?? ''}
        focused={labels.length === 3}
        edgeToEdge
      >
        <Stateful initial="0">
          {(value, setValue) => (
            <Tabs
              label={t('Evenings', 'शामें')}
              value={value}
              onChange={setValue}
              className="pb-4"
              tabs={labels.map((label, index) => ({
                value: String(index),
                label,
                content: <p className="py-2">{label}</p>,
              }))}
            />
          )}
        </Stateful>
      </Example>
    ))}
  </>
)

const VisuallyHiddenExamples = ({ t }: ExamplesProps) => (
  <Example name="read out before the visible text" row>
    <p>
      <VisuallyHidden>{`${t('Price:', 'क़ीमत:')} `}</VisuallyHidden>
      <span>₹80</span>
    </p>
  </Example>
)

const WordmarkExamples = ({ t }: ExamplesProps) => (
  <>
    <Example name="default, larger, in the accent" row>
      <Wordmark label={t('Baithak', 'बैठक')} />
      <Wordmark label={t('Baithak', 'बैठक')} className="h-16" />
      <Wordmark label={t('Baithak', 'बैठक')} className="text-acc" />
    </Example>
    <Example name="extended head-line">
      <Wordmark label={t('Baithak', 'बैठक')} extended className="mx-auto" />
    </Example>
  </>
)

export const screenExamples = {
  PictureLayout: PictureLayoutExamples,
  Screen: ScreenExamples,
  AppBar: AppBarExamples,
  Canopy: CanopyExamples,
  Dock: DockExamples,
  DockAction: DockActionExamples,
  Tabs: TabsExamples,
  VisuallyHidden: VisuallyHiddenExamples,
  Wordmark: WordmarkExamples,
}
