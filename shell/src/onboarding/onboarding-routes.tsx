import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { ChunkBoundary } from '../loading/chunk-boundary'
import { lazyPart } from '../loading/lazy-component'
import { Pending } from '../loading/loading-fallback'
import { paths } from './model/steps'
import { WelcomeScreen } from './welcome-screen'

const loadSteps = () => import('./onboarding-steps')
const OnboardingSteps = lazyPart(loadSteps, 'OnboardingSteps')

/** What a visitor sees who is not onboarded yet; every other path leads to the welcome. */
export function OnboardingRoutes() {
  return (
    <Suspense fallback={<Pending />}>
      <Routes>
        <Route path={paths.welcome} element={<WelcomeScreen preload={loadSteps} />} />
        <Route
          path="/onboarding/*"
          element={
            <ChunkBoundary>
              <OnboardingSteps />
            </ChunkBoundary>
          }
        />
        <Route path="*" element={<Navigate to={paths.welcome} replace />} />
      </Routes>
    </Suspense>
  )
}
