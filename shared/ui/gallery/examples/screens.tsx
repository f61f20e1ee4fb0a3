import { MessageCircle, Phone } from 'lucide-react'
import { resolveImageUrl } from '../../art/scene-images'
import {
  AppBar,
  Button,
  Canopy,
  Dock,
  DockAction,
  ImageWithFallback,
  PictureLayout,
  Screen,
  Tabs,
  Wordmark,
} from '../../components'
import { Controlled, Example, type ExamplesProps, ScreenExample } from '../example'

const picture = resolveImageUrl('courtyard-mint')

const modes = ['work', 'party', 'gig'] as const

const bookButton = (t: ExamplesProps['t'], busy = false) => (
  <Button className="grow" busy={busy}>
    {t('Book', 'बुक करें')}
  </Button>
)

const ScreenExamples = ({ t, long }: ExamplesProps) => (
  <>
    <ScreenExample name="long title, canopy, dock">
      <Screen title={long} top={<Canopy mode="work" slim />} dock={<Dock>{bookButton(t)}</Dock>}>
        <p className="px-5">{t('The content of the screen', 'स्क्रीन की सामग्री')}</p>
      </Screen>
    </ScreenExample>
    <ScreenExample name="hidden title">
      <Screen title={long} heading="hidden">
        <p className="p-5">{t('The content of the screen', 'स्क्रीन की सामग्री')}</p>
      </Screen>
    </ScreenExample>
  </>
)

const PictureLayoutExamples = ({ t, long }: ExamplesProps) => (
  <ScreenExample name="picture and details">
    <Screen title={t('Dabara House', 'डबरा हाउस')} heading="own">
      <PictureLayout picture={<ImageWithFallback src={picture} className="h-60 short:h-full" />}>
        <h1 className="font-display text-display-2">{t('Dabara House', 'डबरा हाउस')}</h1>
        <p>{long}</p>
      </PictureLayout>
    </Screen>
  </ScreenExample>
)

function AppBarExamples({ t, long }: ExamplesProps) {
  const back = { backLabel: t('Back', 'पीछे'), onBack() {} }
  return (
    <Example name="title, long title" edgeToEdge>
      <AppBar title={t('Wallet', 'वॉलेट')} {...back} />
      <AppBar title={long} {...back} />
    </Example>
  )
}

const CanopyExamples = ({ t, long }: ExamplesProps) => (
  <>
    {modes.map((mode) => (
      <Example key={mode} name={`${mode}; slim`} edgeToEdge>
        <Canopy mode={mode}>
          <p className="font-display text-display-2">{t('Good evening', 'शुभ संध्या')}</p>
          <p className="mt-1 text-body-2">{long}</p>
        </Canopy>
        <Canopy mode={mode} slim />
      </Example>
    ))}
  </>
)

const DockExamples = ({ t, long }: ExamplesProps) => (
  <Example name="one action, busy, above the navigation, long labels wrap" edgeToEdge>
    <Dock>{bookButton(t)}</Dock>
    <Dock>{bookButton(t, true)}</Dock>
    <Dock aboveNav>{bookButton(t)}</Dock>
    <Dock>
      <Button variant="secondary" className="grow">
        {long}
      </Button>
      {bookButton(t)}
    </Dock>
  </Example>
)

const DockActionExamples = ({ t }: ExamplesProps) => (
  <Example name="beside a primary action" edgeToEdge>
    <Dock>
      <DockAction icon={Phone}>{t('Call', 'कॉल')}</DockAction>
      <DockAction icon={MessageCircle}>{t('Message', 'संदेश')}</DockAction>
      {bookButton(t)}
    </Dock>
  </Example>
)

const TabsExamples = ({ t }: ExamplesProps) => (
  <>
    {[
      [t('Upcoming', 'आने वाली'), t('Past', 'पिछली')],
      [
        t('Overview', 'सारांश'),
        t('Bookings', 'बुकिंग'),
        t('Menu and prices', 'मेन्यू और क़ीमतें'),
        t('Opening hours', 'खुलने का समय'),
        t('Team', 'टीम'),
      ],
    ].map((labels) => (
      <Example key={labels.length} name={`${labels.length}`} edgeToEdge>
        <Controlled initial={['0']}>
          {(control) => (
            <Tabs
              label={t('Evenings', 'शामें')}
              className="pb-4"
              tabs={labels.map((label, index) => ({
                value: String(index),
                label,
                content: <p className="py-2">{label}</p>,
              }))}
              {...control}
            />
          )}
        </Controlled>
      </Example>
    ))}
  </>
)

const WordmarkExamples = ({ t }: ExamplesProps) => (
  <Example name="default, larger, in the accent">
    {['', 'h-16', 'text-acc'].map((className) => (
      <Wordmark key={className} label={t('Baithak', 'बैठक')} className={className} />
    ))}
  </Example>
)

export const screenExamples = {
  PictureLayout: PictureLayoutExamples,
  Screen: ScreenExamples,
  AppBar: AppBarExamples,
  Canopy: CanopyExamples,
  Dock: DockExamples,
  DockAction: DockActionExamples,
  Tabs: TabsExamples,
  Wordmark: WordmarkExamples,
}
