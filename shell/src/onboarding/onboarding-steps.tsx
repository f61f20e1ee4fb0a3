import './onboarding.css'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { CodeStep } from './code-step'
import { InterestsStep } from './interests-step'
import { OnboardingContext, useStoredDraft } from './model/onboarding-context'
import { paths } from './model/paths'
import { stepFromLocation } from './model/steps'
import { PermissionsStep } from './permissions-step'
import { PhoneStep } from './phone-step'
import { ProfileStep } from './profile-step'
import { ProgressLamp } from './progress-lamp'
import { SuccessScreen } from './success-screen'

// Part of this chunk, so that Welcome itself stays small.
export { ReferralGreeting } from './referral-greeting'

/** The steps from the phone number to the saved seat. */
export function OnboardingSteps() {
  const onboarding = useStoredDraft()
  const location = useLocation()
  const step = stepFromLocation(location, onboarding.draft)
  return (
    <OnboardingContext value={onboarding}>
      <div className="flex min-h-full flex-col pt-[env(safe-area-inset-top)]">
        {step && <ProgressLamp step={step} />}
        <Routes>
          <Route path="phone" element={step === 'code' ? <CodeStep /> : <PhoneStep />} />
          <Route path="profile" element={<ProfileStep />} />
          <Route path="interests" element={<InterestsStep />} />
          <Route path="permissions" element={<PermissionsStep />} />
          <Route path="success" element={<SuccessScreen />} />
          <Route path="*" element={<Navigate to={paths.welcome} replace />} />
        </Routes>
      </div>
    </OnboardingContext>
  )
}
