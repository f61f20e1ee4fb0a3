import { lazyComponent } from '@baithak/platform'
import { Route, Routes } from 'react-router-dom'
import { ChunkBoundary } from '../faults/error-panel'
import { WelcomeScreen } from './welcome-screen'

const loadSteps = () => import('./onboarding-steps')
const OnboardingSteps = lazyComponent(loadSteps, 'OnboardingSteps')

/** The routes of visitors who are not onboarded yet; Welcome is shown at once on every other path. */
export function OnboardingRoutes() {
  return (
    <Routes>
      <Route
        path="/onboarding/*"
        element={
          <ChunkBoundary>
            <OnboardingSteps />
          </ChunkBoundary>
        }
      />
      <Route path="/onboarding" element={<WelcomeScreen preload={loadSteps} />} />
      <Route path="*" element={<WelcomeScreen preload={loadSteps} />} />
    </Routes>
  )
}
