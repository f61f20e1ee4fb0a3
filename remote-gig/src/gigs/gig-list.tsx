import { useFlipAnimation, useTranslation } from '@baithak/platform'
import type { AppliedGigs, Gig } from '../model/gig'
import { stageOf } from '../model/gig-stage'
import { GigRow } from './gig-row'

/** The gigs that are open for applications. */
export function GigList({ gigs, myGigs }: { gigs: readonly Gig[]; myGigs: AppliedGigs }) {
  const { t } = useTranslation('gig')
  const list = useFlipAnimation<HTMLUListElement>(gigs.map(({ id }) => id).join())
  return (
    <ul ref={list} aria-label={t('list.gigs')} className="px-5">
      {gigs.map((gig) => (
        <GigRow key={gig.id} gig={gig} stage={stageOf(gig.id, myGigs)} />
      ))}
    </ul>
  )
}
