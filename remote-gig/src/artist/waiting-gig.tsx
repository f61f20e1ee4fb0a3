import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Button } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { isAtLimit, useApply, waitingGigRecord } from '../model/applications'
import type { Artist } from '../model/artist'
import type { Gig } from '../model/gig'
import { useGig, useToday } from '../model/use-gigs'

/** The gig whose application met the weekly limit, as soon as the artist can apply for it. */
export function WaitingGig({ artist }: { artist: Artist }) {
  const id = useRecord(useHost().storage.record(waitingGigRecord))
  const { gig, myGig } = useGig(id)
  const isBlocked = isAtLimit(artist, useToday())
  return gig && !myGig && !isBlocked ? <WaitingNotice gig={gig} /> : null
}

function WaitingNotice({ gig }: { gig: Gig }) {
  const { t, i18n } = useTranslation()
  const record = useHost().storage.record(waitingGigRecord)
  const [apply, isApplied] = useApply(gig)
  return (
    <section aria-labelledby="waiting" className="rounded-panel bg-acc-tint p-4">
      <h2 id="waiting" className="text-h3 text-balance">
        {t('artist.waiting', { title: gig.title })}
      </h2>
      <p className="tabular mt-1 text-meta text-ink-2">
        {[gig.cafe, formatDate(gig.date, i18n.language), gig.time].filter(Boolean).join(', ')}
      </p>
      <div className="mt-3 flex flex-wrap gap-2 *:grow">
        <Button size="md" disabled={isApplied} onClick={apply}>
          {t('applications.apply.action')}
        </Button>
        <Button size="md" variant="ghost" onClick={() => record.remove()}>
          {t('applications.limit.later')}
        </Button>
      </div>
    </section>
  )
}
