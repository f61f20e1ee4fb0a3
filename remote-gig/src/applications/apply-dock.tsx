import { useMemberName } from '@baithak/domain/use-member'
import { useHost, useNavigate, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { ActionBar, Button, Sheet, type SheetControl, useSubmitOnce } from '@baithak/ui'
import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import { artistRecord } from '../model/artist'
import type { GigStage, MyGig } from '../model/gig'
import { useToday } from '../model/use-gigs'
import { paths } from '../paths'
import { applicationsThisWeek, submitApplication, weeklyLimit } from './apply'
import { BulbString } from './weekly-bulbs'

/** On a phone on its side, the text is beside the button. */
const dockClass = 'flex-col short:flex-row short:items-center'
const buttonClass = 'short:min-w-3/5 short:grow'

/** The bottom bar of a gig: this week's applications and Apply, or the stage of this application. */
export function ApplyDock({ gig, stage }: { gig: MyGig; stage: GigStage | undefined }) {
  const { t } = useTranslation('gig')
  const { storage, toast } = useHost()
  const artist = useRecord(storage.record(artistRecord))
  const memberName = useMemberName()
  const navigate = useNavigate()
  const [isLimitOpen, setLimitOpen] = useState(false)
  const descriptionId = useId()
  const count = applicationsThisWeek(artist, useToday())

  const [submit, isSubmitted] = useSubmitOnce(() => {
    const result = submitApplication(storage, { gig, today: new Date(), memberName })
    if (result.ok) {
      toast({
        title: t('applications.apply.sent'),
        description: t('applications.apply.sentText', { cafe: gig.cafe }),
      })
      navigate(paths.myGigs.href())
    } else if (result.reason === 'weekly-limit') {
      toast({
        title: t('applications.limit.title'),
        description: t('applications.limit.text'),
        destructive: true,
      })
      setLimitOpen(true)
    }
    return result.ok
  })

  if (stage)
    return (
      <ActionBar className={dockClass}>
        <p id={descriptionId} className="text-meta text-ink-2">
          {t(
            gig.answer === 'no'
              ? 'applications.answer.noted.no'
              : `applications.stageDescription.${stage}`,
          )}
        </p>
        <Button icon={Check} aria-disabled aria-describedby={descriptionId} className={buttonClass}>
          {t(`stage.${stage}`)}
        </Button>
      </ActionBar>
    )
  return (
    <ActionBar className={dockClass}>
      <p className="flex flex-wrap justify-between gap-x-3 text-meta text-ink-2">
        <span>{t('applications.apply.count')}</span>
        <span className="tabular font-heading text-ink">
          {artist.premium_pass
            ? t('applications.apply.unlimited')
            : t('applications.apply.ofLimit', { count, limit: weeklyLimit })}
        </span>
      </p>
      <Button className={buttonClass} disabled={isSubmitted} onClick={submit}>
        {t('applications.apply.action')}
      </Button>
      <LimitSheet open={isLimitOpen} onClose={() => setLimitOpen(false)} />
    </ActionBar>
  )
}

/** Opens at the weekly limit and offers Premium. */
function LimitSheet(sheet: SheetControl) {
  const { t } = useTranslation('gig')

  const navigate = useNavigate()
  return (
    <Sheet
      {...sheet}
      title={t('applications.limit.title')}
      description={
        <>
          <BulbString count={weeklyLimit} className="mb-4" />
          <p>{t('applications.limit.text')}</p>
        </>
      }
    >
      <div className="flex flex-col gap-2">
        <Button onClick={() => navigate(paths.premium.href())}>
          {t('applications.limit.upgrade')}
        </Button>
        <Button variant="ghost" onClick={sheet.onClose}>
          {t('applications.limit.later')}
        </Button>
      </div>
    </Sheet>
  )
}
