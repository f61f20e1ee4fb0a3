import { Lamp } from '@baithak/ui'
import { useTranslation } from 'react-i18next'
import { type Location, Navigate, Route, Routes } from 'react-router-dom'
import { CodeStep } from './code-step'
import { InterestsStep } from './interests-step'
import { OnboardingContext, useStoredDraft } from './model/onboarding-context'
import { paths } from './model/paths'
import { progressPercent, type Step, stepFromLocation, steps } from './model/steps'
import { PermissionsStep } from './permissions-step'
import { PhoneStep } from './phone-step'
import { ProfileStep } from './profile-step'
import { SuccessScreen } from './success-screen'
import './onboarding.css'

// Part of this chunk, so that Welcome itself stays small.
export { ReferralGreeting } from './referral-greeting'

/** The steps from the phone number to the saved seat. The last one stays on screen until the next screen has rendered. */
export function OnboardingSteps({ location }: { location: Location }) {
  const onboarding = useStoredDraft()
  const step = stepFromLocation(location, onboarding.draft)
  return (
    <OnboardingContext value={onboarding}>
      <div className="flex min-h-full flex-col pt-[env(safe-area-inset-top)]">
        {step && <ProgressLamp step={step} />}
        <Routes location={location}>
          <Route path={paths.phone} element={step === 'code' ? <CodeStep /> : <PhoneStep />} />
          <Route path={paths.profile} element={<ProfileStep />} />
          <Route path={paths.interests} element={<InterestsStep />} />
          <Route path={paths.permissions} element={<PermissionsStep />} />
          <Route path={paths.success} element={<SuccessScreen />} />
          <Route path="*" element={<Navigate to={paths.welcome} replace />} />
        </Routes>
      </div>
    </OnboardingContext>
  )
}

/** The progress bar of onboarding: a lamp that slides along a line from step to step. */
function ProgressLamp({ step }: { step: Step }) {
  const { t } = useTranslation()
  const stepNumber = steps.indexOf(step) + 1
  const position = `${progressPercent(step)}%`
  return (
    <div
      role="progressbar"
      aria-label={t('onboarding.progress')}
      aria-valuemin={1}
      aria-valuemax={steps.length}
      aria-valuenow={stepNumber}
      aria-valuetext={t('onboarding.step', { step: stepNumber, total: steps.length })}
      className="relative h-10 shrink-0"
    >
      <div className="h-[3px] bg-rule forced-colors:bg-[GrayText]" />
      <div
        className="absolute top-0 left-0 h-[3px] bg-acc forced-colors:bg-[Highlight] transition-[width] duration-base ease-quick"
        style={{ width: position }}
      />
      <div
        className="absolute top-0 grid -translate-x-1/2 justify-items-center transition-[left] duration-base ease-quick"
        style={{ left: position }}
      >
        <span className="h-3 w-[1.8px] bg-ink forced-colors:bg-[CanvasText]" />
        <Lamp className="-mt-px w-[46px]" />
      </div>
    </div>
  )
}
