import { cardColours } from '@baithak/contract/card-colours'
import { IsLeftContext } from '@baithak/platform/current-screen'
import {
  memo,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  type Location,
  matchPath,
  type NavigationType,
  useLocation,
  useNavigationType,
} from 'react-router-dom'
import { useStore } from 'zustand/react'
import { LoadingFallback } from '../../loading/loading-fallback'
import { ReportShownContext } from '../../loading/report-shown'
import { audienceOf, matchMode, type Registry } from '../../registry/registry'
import { useShell } from '../../services/shell-services'

/** Screens of the shell, which render at once. No mode has such an id. */
export const chooser = '/'
export const onboarding = '/onboarding'
export const releases = '/releases'

export interface ScreenRequest {
  /** A mode's, or one of the above. */
  id: string
  location: Location
  navigationType: NavigationType
}

/** Members' screens need onboarding, except those that members share. */
function screenOf(pathname: string, onboarded: boolean, entries: Registry): string {
  const mode = matchMode(pathname, entries)
  const manifest = entries[mode]?.manifest
  const isOpen =
    audienceOf(manifest) === 'partner' || manifest?.open?.some((path) => matchPath(path, pathname))
  if (isOpen) return mode
  if (!onboarded) return onboarding
  return [chooser, releases].find((path) => matchPath(path, pathname)) ?? mode
}

const isOfShell = (id: string) => id.startsWith('/')

/**
 * The screen that the URL names, and the one that is shown: it stays until `onShown` is called with the next one, so
 * that no empty screen comes between them.
 */
export function useShownScreen(onboarded: boolean) {
  const location = useLocation()
  const navigationType = useNavigationType()
  const entries = useStore(useShell().registry.store)
  const id = screenOf(location.pathname, onboarded, entries)
  const requested = useMemo(
    (): ScreenRequest => ({ id, location, navigationType }),
    [id, location, navigationType],
  )
  const latestId = useRef(id)
  useLayoutEffect(() => {
    latestId.current = id
  })
  const isLeft = useCallback((id: string) => id !== latestId.current, [])
  const [lastShown, setLastShown] = useState(requested)
  const shown = isOfShell(id) ? requested : lastShown
  if (shown !== lastShown) setLastShown(shown)
  return { requested, shown, onShown: setLastShown, isLeft }
}

interface ScreenContentProps {
  screen: ScreenRequest
  renderScreen: (screen: ScreenRequest) => ReactNode
  /** Called when the screen has rendered, unless it has been left by then. */
  onShown: (screen: ScreenRequest) => void
  isLeft: (id: string) => boolean
}

/** Memoized, because each render of a mode's outlet updates the mode. */
export const ScreenContent = memo(function ScreenContent(props: ScreenContentProps) {
  const { screen, renderScreen, onShown, isLeft: isScreenLeft } = props
  const isLeft = useCallback(() => isScreenLeft(screen.id), [isScreenLeft, screen.id])
  const reportShown = useCallback(() => {
    if (!isLeft()) onShown(screen)
  }, [isLeft, onShown, screen])
  return (
    <IsLeftContext value={isLeft}>
      <ReportShownContext value={reportShown}>{renderScreen(screen)}</ReportShownContext>
    </IsLeftContext>
  )
})

/** What the frame takes from a mode's mounted release, which may be older than the newest. */
export function useModeTheme() {
  const { registry } = useShell()
  const entries = useStore(registry.store)
  const active = useStore(registry.active)
  const manifestOf = (mode: string) => (active[mode] ?? entries[mode])?.manifest
  const themeProps = ({ id }: ScreenRequest) => {
    const manifest = manifestOf(id)
    return {
      'data-mode': isOfShell(id) ? 'shared' : id,
      'data-theme': manifest && !manifest.darkTheme ? 'light' : undefined,
      style: manifest?.card && cardColours(manifest.card),
    }
  }
  return { manifestOf, themeProps }
}

/** The outline of the next screen: after 200 ms it covers the previous one, which would look stuck. */
export function NextScreen({ screen }: { screen: ScreenRequest }) {
  const { themeProps } = useModeTheme()
  return (
    <div {...themeProps(screen)} className="absolute inset-0 z-1 flex overflow-hidden">
      <LoadingFallback />
    </div>
  )
}
