import { useHost } from '@baithak/platform'
import { Sparkles } from 'lucide-react'
import emptyVenues from '../../art/empty-venues.svg'
import {
  Badge,
  Button,
  EmptyState,
  Lamp,
  LoadingLamp,
  OccupancyBadge,
  placeholderToast,
  RichText,
  Spinner,
  Stars,
  TierBadge,
} from '../../components'
import { Example, type ExamplesProps, ScreenExample } from '../example'

const tones = ['neutral', 'ok', 'warn', 'bad', 'info', 'acc', 'dark', 'hero'] as const

function BadgeExamples({ t, long }: ExamplesProps) {
  const all = (parts: object) =>
    tones.map((tone) => (
      <Badge key={tone} tone={tone} {...parts}>
        {t('Open now', 'अभी खुला')}
      </Badge>
    ))
  return (
    <>
      <Example name="with and without an icon" row>
        {all({})}
        {all({ icon: Sparkles })}
      </Example>
      <Example name="light" row>
        {all({ light: true })}
      </Example>
      <Example name="long label" row>
        <Badge icon={Sparkles}>{long}</Badge>
      </Example>
    </>
  )
}

const OccupancyBadgeExamples = ({ t }: ExamplesProps) => (
  <Example name="low, medium, high" row>
    <OccupancyBadge level="low" label={t('Calm', 'शांत')} />
    <OccupancyBadge level="medium" label={t('Busy', 'व्यस्त')} />
    <OccupancyBadge level="high" label={t('Nearly full', 'लगभग भरा')} />
  </Example>
)

const TierBadgeExamples = ({ t }: ExamplesProps) => (
  <Example name="silver, gold" row>
    <TierBadge tier="Silver">{t('Silver', 'सिल्वर')}</TierBadge>
    <TierBadge tier="Gold">{t('Gold', 'गोल्ड')}</TierBadge>
  </Example>
)

const StarsExamples = ({ t }: ExamplesProps) => (
  <Example name="16 px, 24 px" row>
    <Stars rating={4.8} label={t('4.8 out of 5', '5 में से 4.8')} />
    <Stars rating={3} size={24} label={t('3 out of 5', '5 में से 3')} />
  </Example>
)

const RichTextExamples = ({ t }: ExamplesProps) => (
  <Example name="words in an element">
    <p>
      <RichText
        text={t('within <b>5 km</b>', '<b>5 किमी</b> के भीतर')}
        elements={{ b: <b className="font-figure" /> }}
      />
    </p>
  </Example>
)

const SpinnerExamples = () => (
  <Example name="in the text colour" row>
    <Spinner />
    <Spinner className="text-acc" />
  </Example>
)

const LampExamples = () => (
  <Example name="default" row>
    <Lamp className="w-24" />
  </Example>
)

const LoadingLampExamples = ({ t }: ExamplesProps) => (
  <ScreenExample name="default">
    <LoadingLamp label={t('Loading the cafés', 'कैफ़े लोड हो रहे हैं')} />
  </ScreenExample>
)

function EmptyStateExamples({ t, long }: ExamplesProps) {
  const parts = { image: emptyVenues, title: t('No café found', 'कोई कैफ़े नहीं मिला') }
  const action = <Button variant="secondary">{t('Clear the search', 'खोज साफ़ करें')}</Button>
  return (
    <>
      <Example name="title only" edgeToEdge>
        <EmptyState {...parts} />
      </Example>
      <Example name="text, action, long text" edgeToEdge>
        <EmptyState {...parts} title={long} text={long} action={action} />
      </Example>
      <ScreenExample name="full screen">
        <EmptyState {...parts} fullScreen as="p" text={long} action={action} />
      </ScreenExample>
    </>
  )
}

function PlaceholderToastExamples({ t }: ExamplesProps) {
  const { toast } = useHost()
  const title = t('Coming soon', 'जल्द आ रहा है')
  const description = t('Filters are being built.', 'फ़िल्टर बन रहे हैं।')
  return (
    <Example name="title, title and description" row>
      <Button size="md" onClick={() => toast(placeholderToast(title))}>
        {t('Title', 'शीर्षक')}
      </Button>
      <Button size="md" onClick={() => toast(placeholderToast(title, description))}>
        {t('Description', 'विवरण')}
      </Button>
    </Example>
  )
}

export const feedbackExamples = {
  Badge: BadgeExamples,
  OccupancyBadge: OccupancyBadgeExamples,
  TierBadge: TierBadgeExamples,
  Stars: StarsExamples,
  Spinner: SpinnerExamples,
  Lamp: LampExamples,
  LoadingLamp: LoadingLampExamples,
  EmptyState: EmptyStateExamples,
  placeholderToast: PlaceholderToastExamples,
  RichText: RichTextExamples,
}
