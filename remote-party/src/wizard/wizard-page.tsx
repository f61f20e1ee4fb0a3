import {
  useHost,
  useLocation,
  useNavigate,
  useSearchParams,
  useTranslation,
} from '@baithak/platform'
import { ActionBar, BackButton, Button, cn, Screen } from '@baithak/ui'
import { formatRupees } from '@baithak/ui/format'
import { useState } from 'react'
import { usePartyDraft } from '../model/party-draft'
import { paths } from '../paths'
import { orderFromDraft, StepConfirm, useSendEnquiry } from './step-confirm'
import { StepDate } from './step-date'
import { StepGuests } from './step-guests'
import { StepAddOns, StepPackage } from './step-offers'
import { lastStep, resolveStep, stepUrl, WizardProgress, wizardSteps } from './wizard-steps'

const steps = { 1: StepDate, 2: StepGuests, 3: StepPackage, 4: StepAddOns, 5: StepConfirm }

/** Plan Party: five steps to an enquiry, each with its own history entry. */
export function WizardPage() {
  const { t } = useTranslation()
  const { navigation } = useHost()
  const navigate = useNavigate()
  const [searchParams] = useSearchParams()
  const { key } = useLocation()
  const [initialKey] = useState(key)
  const { draft, change } = usePartyDraft()
  const [send, isSent] = useSendEnquiry()
  const requestedStep = searchParams.get('step')
  const step = resolveStep(requestedStep, draft.reached)
  const Step = steps[step]
  const isLast = step === lastStep

  function goForward() {
    // The shown date is stored, because the default changes from day to day.
    const saved = change({ date: draft.date, reached: Math.max(draft.reached, step + 1) })
    if (saved.ok) navigate(stepUrl(step + 1))
  }
  function goBack() {
    if (step > 1) navigation.back(stepUrl(step - 1))
    // The history entry before is another step if Plan Party was tapped in the wizard, or an enquiry was sent.
    else if (requestedStep || key !== initialKey) navigate(paths.venues.path, { replace: true })
    else navigation.back(paths.venues.path)
  }

  return (
    <div className={cn('flex min-h-full flex-col', isLast && 'bg-acc-tint')}>
      <WizardProgress step={step} />
      <Screen
        key={step}
        title={t(`wizard.steps.${step}`)}
        className="flex-1"
        actionBar={
          <ActionBar aboveNav>
            {step > 1 && !isLast && (
              <p className="mr-1.5 min-w-0 self-center">
                <b className="tabular block text-[1.375rem] leading-7 font-figure wrap-anywhere">
                  {formatRupees(orderFromDraft(draft).totalPrice)}
                </b>
                <span className="block text-meta text-ink-2">
                  {t(draft.reached === lastStep ? 'wizard.total' : 'wizard.soFar')}
                </span>
              </p>
            )}
            {isLast ? (
              <Button className="flex-1" disabled={isSent} onClick={send}>
                {t('wizard.send')}
              </Button>
            ) : (
              <Button className="flex-1" onClick={goForward}>
                {t('wizard.next')}
              </Button>
            )}
          </ActionBar>
        }
      >
        <div className="animate-step flex flex-col px-5 pt-1">
          <div className="mb-4 flex flex-col gap-x-4 gap-y-1 short:mb-2 short:flex-row short:items-center">
            <div className="-ml-3 flex items-center gap-1.5">
              <BackButton onClick={goBack} />
              <p className="tabular text-meta font-label text-ink-2">
                {t('wizard.progress', { step, count: wizardSteps.length })}
              </p>
            </div>
            <h1 className="font-display text-display-2 short:text-display-3">
              {t(`wizard.steps.${step}`)}
            </h1>
          </div>
          <Step />
        </div>
      </Screen>
    </div>
  )
}
