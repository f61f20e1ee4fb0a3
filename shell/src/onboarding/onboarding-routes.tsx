import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { Pending } from '../app/pending'
import { paths } from './onboarding-stops'
import { StepsBoundary } from './steps-boundary'
import { WelcomeScreen } from './welcome-screen'

const loadSteps = () => import('./onboarding-steps')
const OnboardingSteps = lazy(() =>
  loadSteps().then((steps) => ({ default: steps.OnboardingSteps })),
)

/** What a visitor sees who is not onboarded yet; every other path leads to the welcome. */
export function OnboardingRoutes() {
  return (
    <Suspense fallback={<Pending />}>
      <Routes>
        <Route path={paths.welcome} element={<WelcomeScreen preload={loadSteps} />} />
        <Route
          path="/onboarding/*"
          element={
            <StepsBoundary>
              <OnboardingSteps />
            </StepsBoundary>
          }
        />
        <Route path="*" element={<Navigate to={paths.welcome} replace />} />
      </Routes>
    </Suspense>
  )
}
