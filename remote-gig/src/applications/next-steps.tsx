import { sameId } from '@baithak/domain'
import { Link, useLocation } from '@baithak/platform'
import { v } from '@baithak/storage/schema'
import { textLinkClassName } from '@baithak/ui'
import type { AppliedGigs, Gig } from '../model/gig'
import { findGigDate } from '../model/gig-dates'
import { MoreDates } from '../model/more-dates'
import { useToday } from '../model/use-today'
import { paths } from '../paths'
import { useApplicationTexts } from './use-application-texts'

const stateSchema = v.object({ applied: v.string() })

/** The navigation state after an application. */
export const appliedState = ({ id }: Gig): v.InferOutput<typeof stateSchema> => ({
  applied: String(id),
})

/** After an application: what happens next, and the other dates of the gig. */
export function NextSteps({ gigs }: { gigs: AppliedGigs }) {
  const { t } = useApplicationTexts()
  const state = v.safeParse(stateSchema, useLocation().state)
  const id = state.success ? state.output.applied : ''
  const sampleGig = findGigDate(id, useToday())?.sampleGig
  const gig = gigs.Applied.find((each) => sameId(each.id, id))
  if (!gig) return null
  return (
    <section aria-labelledby="next-steps" className="mb-4 bg-acc-tint px-5 py-4">
      <h2 id="next-steps" className="text-h3">
        {t('next.title')}
      </h2>
      <p className="mt-1 text-body-2">{t('next.page', { cafe: gig.cafe })}</p>
      <p className="mt-1 text-body-2">{t('next.answer')}</p>
      <Link
        to={paths.artist.href()}
        className={`${textLinkClassName} mt-1 inline-flex min-h-11 items-center`}
      >
        {t('next.toPage')}
      </Link>
      {sampleGig && <MoreDates sampleGig={sampleGig} currentId={id} myGigs={gigs} />}
    </section>
  )
}
