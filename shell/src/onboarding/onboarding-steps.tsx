import { Lamp } from '@baithak/ui'
import { Ticket } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Location, Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { useShell } from '../services/shell-services'
import { CodeStep } from './code-step'
import { OnboardingContext, onboardingDraft, referralCodeOf, useStoredDraft } from './draft'
import { InterestsStep } from './interests-step'
import { PermissionsStep } from './permissions-step'
import { PhoneStep } from './phone-step'
import { ProfileStep } from './profile-step'
import { paths, progress, type Step, stepFromLocation } from './steps'
import { SuccessScreen } from './success-screen'
import './onboarding.css'

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

function ProgressLamp({ step }: { step: Step }) {
  const { t } = useTranslation()
  const steps = Object.keys(progress)
  const stepNumber = steps.indexOf(step) + 1
  const position = `${progress[step]}%`
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

/**
 * Greets a newcomer who comes with a friend's referral link, or says that the link is incomplete. Welcome shows it once
 * this chunk has come, so that Welcome itself stays small.
 */
export function ReferralGreeting() {
  const { t } = useTranslation()
  const { storage } = useShell()
  const { search } = useLocation()
  const code = referralCodeOf(storage.record(onboardingDraft).getState(), search)
  if (!code && !new URLSearchParams(search).get('ref')) return null
  return (
    <p
      role="status"
      className="absolute inset-x-5 bottom-full mb-5 flex animate-fade items-center gap-3.5 rounded-panel bg-milk px-4 py-3 text-body-2 text-ink shadow-sh2"
    >
      <Ticket size={24} className="shrink-0 text-brass-text" />
      <span className="min-w-0">
        <span className="block font-title">
          {t(code ? 'welcome.referral.title' : 'welcome.referral.incomplete')}
        </span>
        <span className="block text-balance wrap-anywhere">
          {code ? t('welcome.referral.text', { code }) : t('welcome.referral.incompleteText')}
        </span>
      </span>
    </p>
  )
}
