import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Button, Dock } from '@baithak/ui'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { artistRecord } from '../model/artist'
import type { Gig } from '../model/gig'
import type { GigStage } from '../model/gig-stage'
import { useToday } from '../model/use-today'
import { LimitSheet } from './limit-sheet'
import { useApplicationTexts } from './use-application-texts'
import { useApply } from './use-apply'
import { applicationsThisWeek, weeklyLimit } from './weekly-limit'

/** On a phone on its side, the text is beside the button. */
const dockClass = 'flex-col short:flex-row short:items-center'
const buttonClass = 'short:min-w-3/5 short:grow'

/** The bottom bar of a gig: this week's applications and Apply, or the stage of this application. */
export function ApplyDock({ gig, stage }: { gig: Gig; stage: GigStage | undefined }) {
  const { t } = useApplicationTexts()
  const { t: tGig } = useTranslation('gig')
  const artist = useRecord(useHost().storage.record(artistRecord))
  const { submit, isLimitOpen, setLimitOpen } = useApply(gig)
  const descriptionId = useId()
  const count = applicationsThisWeek(artist, useToday())
  if (stage)
    return (
      <Dock className={dockClass}>
        <p id={descriptionId} className="text-meta text-ink-2">
          {t(`stageDescription.${stage}`)}
        </p>
        <Button icon={Check} aria-disabled aria-describedby={descriptionId} className={buttonClass}>
          {tGig(`stage.${stage}`)}
        </Button>
      </Dock>
    )
  return (
    <Dock className={dockClass}>
      <p className="flex flex-wrap justify-between gap-x-3 text-meta text-ink-2">
        <span>{t('apply.count')}</span>
        <span className="tabular font-heading text-ink">
          {artist.premium_pass
            ? t('apply.unlimited')
            : t('apply.ofLimit', { count, limit: weeklyLimit })}
        </span>
      </p>
      <Button className={buttonClass} onClick={submit}>
        {t('apply.action')}
      </Button>
      <LimitSheet open={isLimitOpen} onOpenChange={setLimitOpen} />
    </Dock>
  )
}
