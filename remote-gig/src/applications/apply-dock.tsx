import { useTranslation } from '@baithak/platform'
import { useHost } from '@baithak/shared/contract'
import { type Gig, useRecord } from '@baithak/shared/storage'
import { Button, Dock } from '@baithak/shared/ui'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { useToday } from '../model/use-today'
import { LimitSheet } from './limit-sheet'
import { useApply } from './use-apply'
import { applicationsThisWeek, type Stage, weeklyLimit } from './weekly-limit'

/** The foot of a gig: how many applications the week has seen, and Apply; or how far this gig has come. */
export function ApplyDock({ gig, stage }: { gig: Gig; stage: Stage | undefined }) {
  const { t } = useTranslation('gig')
  const artist = useRecord(useHost().storage.artistProfile)
  const { send, limitShown, showLimit } = useApply(gig)
  const reason = useId()
  const count = applicationsThisWeek(artist, useToday())
  if (stage)
    return (
      <Dock className="flex-col">
        <p id={reason} className="text-meta text-ink-2">
          {t(`standing.${stage}`)}
        </p>
        <Button icon={Check} aria-disabled aria-describedby={reason}>
          {t(`stage.${stage}`)}
        </Button>
      </Dock>
    )
  return (
    <Dock className="flex-col">
      <p className="flex flex-wrap justify-between gap-x-3 text-meta text-ink-2">
        {t('apply.count')}
        <span className="tabular font-heading text-ink">
          {artist.premium_pass
            ? t('apply.unlimited')
            : t('apply.ofLimit', { count, limit: weeklyLimit })}
        </span>
      </p>
      <Button onClick={send}>{t('apply.action')}</Button>
      <LimitSheet open={limitShown} onOpenChange={showLimit} />
    </Dock>
  )
}
