import { Link, useTranslation } from '@baithak/platform'
import { Check } from 'lucide-react'
import { DateTile } from '../model/date-tile'
import type { AppliedGigs } from '../model/gig'
import { stageOf } from '../model/gig'
import { openDatesOf } from '../model/gig-dates'
import type { SampleGig } from '../model/sample-gigs'
import { useToday } from '../model/use-gigs'
import { paths } from '../paths'

/** The next dates of a sample gig, each a gig of its own. From one to another, Back leads to the list. */
export function MoreDates({
  sampleGig,
  currentId,
  myGigs,
}: {
  sampleGig: SampleGig
  currentId: string
  myGigs: AppliedGigs
}) {
  const { t } = useTranslation('gig')
  return (
    <section className="mt-7">
      <h2 className="text-h3">{t('gig.moreDates')}</h2>
      <ul className="scroll-row -mx-5 mt-2 flex gap-4 px-5 py-1">
        {openDatesOf(sampleGig, useToday()).map(({ id, date }) => {
          const stage = stageOf(id, myGigs)
          return (
            <li key={id} className="shrink-0">
              <Link
                replace
                to={paths.gig.href({ id })}
                aria-current={id === currentId ? 'true' : undefined}
                className="block min-h-11 rounded-b-chip pb-2 text-center no-underline active:bg-malai aria-[current]:bg-acc-tint"
              >
                <DateTile date={date} past={id !== currentId} />
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
