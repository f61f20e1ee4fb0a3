import { areCafesOpen, openingHour } from '@baithak/domain/cafes'
import { partOfDay } from '@baithak/domain/indian-time'
import { useMemberName } from '@baithak/domain/use-member'
import { Link, useTranslation } from '@baithak/platform'
import {
  Canopy,
  ImageWithFallback,
  Metadata,
  Screen,
  SectionHeading,
  textLinkClassName,
  useClockEvery,
  Wordmark,
} from '@baithak/ui'
import { firstNameOf, formatTime } from '@baithak/ui/format'
import cup from '@baithak/ui/scenes/cup-rose.svg'
import { ChevronRight } from 'lucide-react'
import { RenewalStrip } from '../components/pass-parts'
import { MapStrip } from '../map/map-strip'
import { type Cafe, summarizeNearbyCafes } from '../model/cafe'
import { usePassStatus } from '../model/pass'
import { useTastingAnswer } from '../model/tasting'
import { useCafes, useLabelCafe } from '../model/use-cafes'
import { paths } from '../paths'
import { NearbyCafes } from './nearby-cafes'
import { PassStrip } from './pass-strip'
import { TodayList } from './today-list'

const minuteMs = 60_000

/** Work's home: the current pass, quiet cafés nearby and today's plans and events. */
export function HomePage() {
  const { t } = useTranslation()
  const name = firstNameOf(useMemberName())
  const status = usePassStatus()
  const cafes = useCafes()
  const now = useClockEvery(minuteMs)
  const greeting = name ? t('home.greeting', { name }) : t('home.greetingNameless')
  return (
    <Screen
      title={t('home.title')}
      heading="own"
      top={
        <Canopy mode="work">
          <div className="short:grid short:grid-cols-2 short:items-center short:gap-6">
            <div className="min-w-0">
              <Wordmark label={t('passes.brand')} className="text-[#f6e7c9]" />
              <h1 className="mt-5 font-display text-display-2 wrap-anywhere short:mt-2">
                {greeting}
              </h1>
              <CurrentStatus now={now} cafes={cafes} />
            </div>
            <div className="flex flex-col gap-3 pt-6 short:pt-0">
              <PassStrip status={status} />
              {status.state === 'active' && <RenewalStrip {...status} />}
            </div>
          </div>
        </Canopy>
      }
    >
      <div className="flex flex-col gap-6 pt-3">
        <section>
          <SectionHeading
            className="px-5"
            action={
              <Link to={paths.explore.href()} className={textLinkClassName}>
                {t('home.seeAll')}
              </Link>
            }
          >
            {t('home.nearby')}
          </SectionHeading>
          <NearbyCafes now={now} cafes={cafes} />
        </section>
        <MapStrip />
        <TodayList now={now} cafes={cafes} />
        <TastingStrip />
      </div>
    </Screen>
  )
}

/** A greeting by time of day, and how many cafés nearby are quiet now. */
function CurrentStatus({ now, cafes }: { now: Date; cafes: readonly Cafe[] }) {
  const { t } = useTranslation()
  const labelCafe = useLabelCafe()
  const { nearby, quiet, nearest } = summarizeNearbyCafes(cafes)
  const area = nearest ? labelCafe(nearest).area : ''
  const openText = t(quiet ? 'home.quiet' : 'home.open', { count: quiet || nearby, area })
  return (
    <Metadata className="mt-1 text-body-2 text-acc-bright">
      {t(`home.hello.${partOfDay(now)}`)}
      {areCafesOpen(now) ? openText : t('home.closed', { time: formatTime(`0${openingHour}:00`) })}
    </Metadata>
  )
}

/** A link to the member's tasting invite, until it is answered. */
function TastingStrip() {
  const { t } = useTranslation()
  const [answer] = useTastingAnswer()
  if (answer) return null
  return (
    <Link
      to={paths.invite.href()}
      className="mx-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel bg-brass-tint p-3 pr-4 no-underline"
    >
      <ImageWithFallback src={cup} className="size-19 shrink-0 rounded-chip" />
      <span className="min-w-24 flex-1">
        <span className="block text-caption font-title text-brass-text">{t('invite.title')}</span>
        <span className="block text-h3">{t('invite.item')}</span>
      </span>
      <ChevronRight size={20} className="shrink-0" />
    </Link>
  )
}
