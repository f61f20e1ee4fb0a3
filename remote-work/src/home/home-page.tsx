import { promotionEnd, promotionsRecord } from '@baithak/domain'
import { areCafesOpen, openingHour } from '@baithak/domain/cafes'
import { partOfDay } from '@baithak/domain/indian-time'
import { useMemberName } from '@baithak/domain/use-member'
import { Link, useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import {
  Badge,
  Canopy,
  ImageWithFallback,
  Metadata,
  Screen,
  SectionHeading,
  StretchedLink,
  textLinkClassName,
  useClockEvery,
  Wordmark,
} from '@baithak/ui'
import { firstNameOf, formatTime } from '@baithak/ui/format'
import cup from '@baithak/ui/scenes/cup-rose.svg'
import { ChevronRight } from 'lucide-react'
import { CafeImage, CafeRating, cafeLink, Occupancy } from '../components/cafe-parts'
import { RenewalStrip } from '../components/pass-parts'
import { MapStrip } from '../map/map-strip'
import { type Cafe, sortCafes, summarizeNearbyCafes } from '../model/cafe'
import { usePassStatus } from '../model/pass'
import { useTastingAnswer } from '../model/tasting'
import { useCafes, useLabelCafe, useNearestFirst } from '../model/use-cafes'
import { paths } from '../paths'
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

/** The row has about two swipes; Explore has all cafés. */
const maxCafes = 6

/** A scrolling row: cafés that a partner promotes, then the quiet ones. The cut-off last card shows that it scrolls. */
function NearbyCafes({ now, cafes }: { now: Date; cafes: readonly Cafe[] }) {
  const { t } = useTranslation()
  const labelCafe = useLabelCafe()
  const nearestFirst = useNearestFirst()
  const promotions = useRecord(useHost().storage.record(promotionsRecord))
  const isPromoted = ({ id }: Cafe) => promotionEnd(promotions, id) > now.getTime()
  const shown = sortCafes(cafes, !nearestFirst)
    .sort((one, other) => Number(isPromoted(other)) - Number(isPromoted(one)))
    .slice(0, maxCafes)
    .map((cafe) => ({ cafe, ...labelCafe(cafe) }))
  return (
    <ul className="scroll-row flex snap-x snap-mandatory scroll-px-5 gap-3 px-5">
      {shown.map(({ cafe, name, area, distance }) => (
        <li key={cafe.id} className="w-[min(13.5rem,78vw)] shrink-0 snap-start">
          <article className="relative">
            <CafeImage image={cafe.images[0]} className="h-36 w-full rounded-control" />
            <Occupancy cafe={cafe} className="absolute top-28 left-2" />
            <div className="flex items-baseline justify-between gap-2 pt-2">
              <h3 className="min-w-0 text-h3 wrap-anywhere">
                <StretchedLink {...cafeLink(cafe)}>{name}</StretchedLink>
              </h3>
              <CafeRating cafe={cafe} />
            </div>
            <Metadata className="text-meta text-ink-2 tabular wrap-anywhere">
              {area}
              {distance}
            </Metadata>
            {isPromoted(cafe) && (
              <Badge variant="hero" className="absolute top-2 left-2">
                {t('home.promoted')}
              </Badge>
            )}
          </article>
        </li>
      ))}
    </ul>
  )
}
