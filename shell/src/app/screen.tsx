import type { ModeCard } from '@baithak/contract'
import { ErrorBoundary, lazyComponent } from '@baithak/platform'
import { type CSSProperties, type ReactNode, Suspense, useMemo, useState } from 'react'
import {
  type Location,
  type NavigationType,
  useLocation,
  useNavigationType,
} from 'react-router-dom'
import { useStore } from 'zustand/react'
import { ModeChooser } from '../mode-chooser/mode-chooser'
import { ErrorPanel } from '../modes/error-panel'
import { Skeleton } from '../modes/skeleton'
import { loadSteps, WelcomeScreen } from '../onboarding/welcome-screen'
import { useShell } from '../services/shell-services'
import type { Route } from './routes'

const OnboardingSteps = lazyComponent(loadSteps, 'OnboardingSteps')
// This chunk holds single-spa and the modules that only modes use.
const ModeOutlet = lazyComponent(() => import('../modes/mode-outlet'), 'ModeOutlet')

/** The screen of one history entry. */
export interface ScreenRequest {
  /** The mode's id, or the path of a screen of the shell. */
  id: string
  route: Route
  location: Location
  navigationType: NavigationType
}

export interface ShownScreen {
  requested: ScreenRequest
  /** The former screen, until `onShown` is called with the requested one. */
  shown: ScreenRequest
  onShown(screen: ScreenRequest): void
}

/** Keeps the former screen until the next one has rendered. Screens of the shell render immediately. */
export function useShownScreen(route: Route): ShownScreen {
  const location = useLocation()
  const navigationType = useNavigationType()
  const id = route.screen === 'mode' ? route.mode : `/${route.screen}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the route follows from the location; its id also from what is stored.
  const requested = useMemo(
    (): ScreenRequest => ({ id, route, location, navigationType }),
    [id, location, navigationType],
  )
  const [lastShown, setLastShown] = useState(requested)
  const shown = route.screen === 'mode' ? lastShown : requested
  if (shown !== lastShown) setLastShown(shown)
  return { requested, shown, onShown: setLastShown }
}

export function ScreenContent({
  screen,
  isLeft,
  onShown,
}: {
  screen: ScreenRequest
  isLeft: boolean
  onShown(screen: ScreenRequest): void
}) {
  const { route, id, location } = screen
  const reportShown = () => onShown(screen)
  switch (route.screen) {
    case 'chooser':
      return <ModeChooser />
    case 'welcome':
      return <WelcomeScreen />
    case 'loading':
      return <Skeleton />
    case 'onboarding':
      return <Chunk onShown={reportShown}>{<OnboardingSteps location={location} />}</Chunk>
    case 'mode':
      return (
        <Chunk onShown={reportShown}>
          <ModeOutlet {...{ id, location, isLeft }} onShown={reportShown} />
        </Chunk>
      )
  }
}

/** Shows a chunk of the shell, or the error panel if it does not load. */
function Chunk({ onShown, children }: { onShown(): void; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={<ErrorPanel onShown={onShown} />}>
      <Suspense fallback={<Skeleton />}>{children}</Suspense>
    </ErrorBoundary>
  )
}

const accentsOf = ({ colours }: Pick<ModeCard, 'colours'>) =>
  ({
    '--acc': colours.accent,
    '--acc-deep': colours.deep,
    '--acc-tint': colours.tint,
    '--acc-bright': colours.bright,
  }) as CSSProperties

/** Reads manifest and colours from the mounted release, which may not be the newest. */
export function useModeTheme() {
  const { registry } = useShell()
  const newest = useStore(registry.store)
  const active = useStore(registry.active)
  const manifestOf = (mode: string) => (active[mode] ?? newest[mode])?.manifest
  const themeProps = ({ route }: ScreenRequest) => {
    const mode = route.screen === 'mode' || route.screen === 'loading' ? route.mode : undefined
    const manifest = mode === undefined ? undefined : manifestOf(mode)
    return {
      'data-mode': mode ?? 'shared',
      'data-theme': manifest && !manifest.darkTheme ? 'light' : undefined,
      style: manifest?.card && accentsOf(manifest.card),
    }
  }
  return { manifestOf, themeProps }
}

/** Covers the previous screen with the skeleton of the next one after 200 ms, so that it does not look stuck. */
export function NextScreen({ screen }: { screen: ScreenRequest }) {
  const { themeProps } = useModeTheme()
  return (
    <div {...themeProps(screen)} className="absolute inset-0 z-1 flex overflow-hidden">
      <Skeleton />
    </div>
  )
}
