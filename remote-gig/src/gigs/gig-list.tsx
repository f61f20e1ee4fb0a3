import { useTranslation } from '@baithak/platform'
import type { Gig } from '@baithak/shared/storage'
import { useListMotion } from '@baithak/shared/ui'
import { stageOf } from '../applications/weekly-limit'
import type { useMyGigs } from '../model/use-my-gigs'
import { GigRow } from './gig-row'

/** The nights that can be applied for, one below the other. */
export function Bill({ gigs, mine }: { gigs: readonly Gig[]; mine: ReturnType<typeof useMyGigs> }) {
  const { t } = useTranslation('gig')
  const list = useListMotion<HTMLUListElement>(gigs.map(({ id }) => id).join())
  return (
    <ul ref={list} aria-label={t('list.gigs')} className="px-5">
      {gigs.map((gig) => (
        <GigRow key={gig.id} gig={gig} stage={stageOf(gig.id, mine)} />
      ))}
    </ul>
  )
}
