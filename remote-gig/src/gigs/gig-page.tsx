import { Link, useParams, useTranslation } from '@baithak/platform'
import {
  ButtonLink,
  CalendarButton,
  cn,
  DateTile,
  EmptyState,
  ImageWithFallback,
  LabelledFact,
  PictureScreen,
  Screen,
  textLinkClassName,
} from '@baithak/ui'
import emptyGigs from '@baithak/ui/art/empty-gigs.svg'
import { formatDate } from '@baithak/ui/format'
import { Calendar, Check, ChevronRight, Clock, IndianRupee, Users } from 'lucide-react'
import { GigRating } from '../components/my-gig-row'
import { findById, type Gig } from '../model/gig'
import { type GigDate, gigEvent, openDatesOf } from '../model/gig-dates'
import { useGig, useGigCafe, useMyGigs, useToday } from '../model/use-gigs'
import { paths } from '../paths'
import { sceneImageOf } from '../samples/sample-gigs'
import { ApplyBar } from './apply-bar'
import { GigBadges } from './gig-badges'

/** One gig with its facts, its other dates and Apply. */
export function GigPage() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { gig, myGig, gigDate } = useGig(id)

  if (!gig)
    return (
      <Screen title={t('detail.gig.missing')} className="justify-center">
        <EmptyState
          as="h1"
          image={emptyGigs}
          title={t('detail.gig.missing')}
          className="pt-24"
          action={
            <ButtonLink to={paths.list.href()} replace>
              {t('gig.seeAll')}
            </ButtonLink>
          }
        />
      </Screen>
    )
  const event = myGig?.stage === 'Confirmed' ? gigEvent(gig) : null
  return (
    <PictureScreen
      key={id}
      title={gig.title}
      fallback={paths.list.href()}
      actionBar={<ApplyBar gig={gig} myGig={myGig} />}
      picture={
        <ImageWithFallback
          eager
          src={sceneImageOf(gig.id)}
          alt={t('detail.gig.stage', { cafe: gig.cafe })}
          className="h-71.5 short:h-full"
        />
      }
    >
      <GigBadges gig={gig} />
      <h1 className="mt-2.5 font-display text-display-2 text-balance">{gig.title}</h1>
      <GigPlace gig={gig} />
      <GigRating gig={gig} className="mb-4.5" />
      <GigFacts gig={gig} />
      {event && (
        <CalendarButton
          event={event}
          label={t('detail.gig.addToCalendar')}
          className="mt-4.5 w-full"
        />
      )}
      <p className="mt-4.5 text-body whitespace-pre-line">{gig.description}</p>
      {gigDate && <MoreDates {...gigDate} />}
    </PictureScreen>
  )
}

/** The café, which links to its page, and its area. */
function GigPlace({ gig }: { gig: Gig }) {
  const cafe = useGigCafe(gig)
  return (
    <p className="mt-1 mb-3 flex flex-wrap items-center gap-x-3 text-body-2 text-ink-2">
      {cafe ? (
        <Link
          to={`/cafe/${encodeURIComponent(cafe.id)}`}
          state={{ cafe }}
          className={cn(textLinkClassName, 'min-w-0 shrink')}
        >
          <span className="min-w-0 wrap-anywhere">{gig.cafe}</span>
          <ChevronRight size={18} strokeWidth={2} className="shrink-0" />
        </Link>
      ) : (
        <span className="min-w-0 wrap-anywhere">{gig.cafe}</span>
      )}
      <span>{gig.location}</span>
    </p>
  )
}

/** Date, time, compensation and audience. Empty ones are left out. */
function GigFacts({ gig }: { gig: Gig }) {
  const { t, i18n } = useTranslation()
  const facts = [
    { icon: Calendar, name: t('detail.gig.date'), value: formatDate(gig.date, i18n.language) },
    { icon: Clock, name: t('detail.gig.time'), value: gig.time },
    { icon: IndianRupee, name: t('detail.gig.compensation'), value: gig.compensation },
    { icon: Users, name: t('detail.gig.audience'), value: gig.audience },
  ].filter(({ value }) => value)
  return (
    <dl className="grid grid-cols-2 border-t border-rule max-[340px]:grid-cols-1">
      {facts.map(({ icon, name, value }) => (
        <LabelledFact
          key={name}
          icon={icon}
          label={name}
          className="border-rule border-b py-3.5 even:border-l even:pl-4 max-[340px]:even:border-l-0 max-[340px]:even:pl-0"
        >
          {value}
        </LabelledFact>
      ))}
    </dl>
  )
}

/** The next dates of a sample gig, each a gig of its own. They replace each other, so that Back leads to the list. */
function MoreDates({ sampleGig, id: currentId }: GigDate) {
  const { t } = useTranslation()
  const myGigs = useMyGigs()
  return (
    <section className="mt-7">
      <h2 className="text-h3">{t('gig.moreDates')}</h2>
      <ul className="scroll-row -mx-5 mt-2 flex gap-4 px-5 py-1">
        {openDatesOf(sampleGig, useToday()).map(({ id, date }) => {
          const stage = findById(myGigs, id)?.stage
          return (
            <li key={id} className="shrink-0">
              <Link
                replace
                to={paths.gig.href({ id })}
                aria-current={id === currentId ? 'true' : undefined}
                className="block min-h-11 rounded-b-chip pb-2 text-center no-underline active:bg-malai aria-[current]:bg-acc-tint"
              >
                <DateTile date={date} variant={id === currentId ? 'plain' : 'past'} />
                {stage && (
                  <>
                    <Check size={16} strokeWidth={2.4} className="mx-auto text-acc" />
                    <span className="sr-only">{t(`stage.${stage}`)}</span>
                  </>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
