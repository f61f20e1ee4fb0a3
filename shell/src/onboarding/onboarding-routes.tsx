import { lazyComponent } from '@baithak/platform'
import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { ChunkBoundary } from '../faults/chunk-boundary'
import { LoadingFallback } from '../loading/loading-fallback'
import { paths } from './model/paths'
import { WelcomeScreen } from './welcome-screen'

const loadSteps = () => import('./onboarding-steps')
const OnboardingSteps = lazyComponent(loadSteps, 'OnboardingSteps')

/** The routes of visitors who are not onboarded yet; every other path redirects to Welcome. */
export function OnboardingRoutes() {
  return (
    <Suspense fallback={<LoadingFallback />}>
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
