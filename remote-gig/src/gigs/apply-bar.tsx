import { useHost, useNavigate, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { ActionBar, Button, Sheet, type SheetControl, textLinkClassName } from '@baithak/ui'
import { Check } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { applicationsThisWeek, useApply, useWithdraw, weeklyLimit } from '../model/applications'
import { artistRecord } from '../model/artist'
import { type Gig, isOpen, type MyGig } from '../model/gig'
import { useToday } from '../model/use-gigs'
import { paths } from '../paths'

/** The bottom bar of a gig: this week's applications and Apply, or the stage of the application. */
export function ApplyBar({ gig, myGig }: { gig: Gig; myGig: MyGig | undefined }) {
  const { t } = useTranslation()
  const artist = useRecord(useHost().storage.record(artistRecord))
  const [isLimitOpen, setLimitOpen] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const descriptionId = useId()
  const count = applicationsThisWeek(artist, useToday())
  const [apply, isApplied] = useApply(gig, () => setLimitOpen(true))
  const withdraw = useWithdraw(gig, () => bar.current?.focus())

  return (
    // A phone on its side shows the text beside the button.
    <ActionBar
      ref={bar}
      tabIndex={-1}
      className="flex-col outline-none short:flex-row short:items-center short:*:last:min-w-3/5 short:*:last:grow"
    >
      {myGig ? (
        <>
          <div className="flex items-center justify-between gap-x-4 text-meta text-ink-2">
            <p id={descriptionId}>
              {t(
                myGig.answer === 'no'
                  ? 'applications.answer.noted.no'
                  : `applications.stageDescription.${myGig.stage}`,
              )}
            </p>
            {isOpen(myGig) && (
              <button type="button" className={textLinkClassName} onClick={withdraw}>
                {t('applications.withdraw.action')}
              </button>
            )}
          </div>
          <Button icon={Check} aria-disabled aria-describedby={descriptionId}>
            {t(`stage.${myGig.stage}`)}
          </Button>
        </>
      ) : (
        <>
          <p className="flex flex-wrap justify-between gap-x-3 text-meta text-ink-2">
            <span>{t('applications.apply.count')}</span>
            <span className="tabular font-heading text-ink">
              {artist.premium_pass
                ? t('applications.apply.unlimited')
                : t('applications.apply.ofLimit', { count, limit: weeklyLimit })}
            </span>
          </p>
          <Button disabled={isApplied} onClick={apply}>
            {t('applications.apply.action')}
          </Button>
          <LimitSheet open={isLimitOpen} onClose={() => setLimitOpen(false)} />
        </>
      )}
    </ActionBar>
  )
}

/** Opens at the weekly limit and offers Premium. */
function LimitSheet(sheet: SheetControl) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Sheet
      {...sheet}
      title={t('applications.limit.title')}
      description={t('applications.limit.text')}
      footer={
        <>
          <Button variant="secondary" onClick={sheet.onClose}>
            {t('applications.limit.later')}
          </Button>
          <Button onClick={() => navigate(paths.premium.href())}>
            {t('applications.limit.upgrade')}
          </Button>
        </>
      }
    />
  )
}
