import { sameId } from '@baithak/domain'
import { Link, useHost, useParams, useTranslation } from '@baithak/platform'
import {
  buttonVariants,
  CalendarButton,
  EmptyState,
  Facts,
  IconButton,
  ImageWithFallback,
  PictureLayout,
  Screen,
} from '@baithak/ui'
import emptyGigs from '@baithak/ui/art/empty-gigs.svg'
import { formatDate } from '@baithak/ui/format'
import { ArrowLeft, Calendar, Clock, IndianRupee, Users } from 'lucide-react'
import { ApplyDock } from '../applications/apply-dock'
import { GigRating } from '../applications/my-gig-row'
import type { Gig } from '../model/gig'
import { stageOf } from '../model/gig'
import { findGigDate } from '../model/gig-dates'
import { gigEvent } from '../model/gig-event'
import { findSampleGig } from '../model/sample-gigs'
import { useGigTranslations, useMyGigs, useToday } from '../model/use-gigs'
import { paths } from '../paths'
import { GigBadges } from './gig-badges'
import { MoreDates } from './more-dates'
import { sceneImageOf } from './scene-images'

/** One gig with its facts, its other dates and Apply. */
export function GigPage() {
  const { t } = useTranslation('gig')

  const { navigation } = useHost()
  const { toGig } = useGigTranslations()
  const { id = '' } = useParams()
  const myGigs = useMyGigs()
  const stage = stageOf(id, myGigs)
  const gigDate = findGigDate(id, useToday())
  const storedGig = stage && myGigs[stage].find((gig) => sameId(gig.id, id))
  const found = storedGig ?? (gigDate && toGig(gigDate))
  const sample = findSampleGig(id)
  const gig =
    found && (sample ? { ...found, description: t(`detail.descriptions.${sample.id}`) } : found)

  if (!gig)
    return (
      <Screen title={t('detail.gig.missing')} heading="own" className="justify-center">
        <EmptyState
          as="h1"
          image={emptyGigs}
          title={t('detail.gig.missing')}
          className="pt-24"
          action={
            <Link to={paths.list.href()} replace className={buttonVariants()}>
              {t('gig.seeAll')}
            </Link>
          }
        />
      </Screen>
    )
  const event = stage === 'Confirmed' ? gigEvent(gig) : null
  return (
    <Screen key={id} title={gig.title} heading="own" dock={<ApplyDock gig={gig} stage={stage} />}>
      <PictureLayout
        picture={
          <>
            <ImageWithFallback
              eager
              src={sceneImageOf(gig.id)}
              alt={t('detail.gig.stage', { cafe: gig.cafe })}
              className="h-71.5 short:h-full"
            />
            <IconButton
              icon={ArrowLeft}
              label={t('back')}
              variant="floating"
              onClick={() => navigation.back(paths.list.href())}
              className="absolute top-[calc(12px+env(safe-area-inset-top))] left-3"
            />
          </>
        }
      >
        <GigBadges gig={gig} />
        <h1 className="mt-2.5 font-display text-display-2 text-balance">{gig.title}</h1>
        <Facts className="mt-1.5 mb-4.5 text-body-2 text-ink-2">
          {gig.cafe || null}
          {gig.location || null}
        </Facts>
        <GigRating gig={gig} className="-mt-1.5 mb-4.5" />
        <GigFacts gig={gig} />
        {event && (
          <CalendarButton
            event={event}
            label={t('detail.gig.addToCalendar')}
            className="mt-4.5 w-full"
          />
        )}
        <p className="mt-4.5 text-body whitespace-pre-line">{gig.description}</p>
        {gigDate && <MoreDates sampleGig={gigDate.sampleGig} currentId={id} myGigs={myGigs} />}
      </PictureLayout>
    </Screen>
  )
}

/** Date, time, compensation and audience; empty ones are left out. */
function GigFacts({ gig }: { gig: Gig }) {
  const { t, i18n } = useTranslation('gig')
  const facts = [
    { icon: Calendar, name: t('detail.gig.date'), value: formatDate(gig.date, i18n.language) },
    { icon: Clock, name: t('detail.gig.time'), value: gig.time },
    { icon: IndianRupee, name: t('detail.gig.compensation'), value: gig.compensation },
    { icon: Users, name: t('detail.gig.audience'), value: gig.audience },
  ].filter(({ value }) => value)
  return (
    <dl className="grid grid-cols-2 border-t border-rule max-[340px]:grid-cols-1">
      {facts.map(({ icon: Icon, name, value }) => (
        <div
          key={name}
          className="grid grid-cols-[22px_minmax(0,1fr)] items-center gap-x-3 border-rule border-b py-3.5 even:border-l even:pl-4 max-[340px]:even:border-l-0 max-[340px]:even:pl-0"
        >
          <Icon size={22} strokeWidth={1.75} className="row-span-2 text-acc" />
          <dt className="text-caption text-ink-2">{name}</dt>
          <dd className="tabular text-body font-title wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
