import { cardColours } from '@baithak/contract/card-colours'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  type Location,
  matchPath,
  type NavigationType,
  useLocation,
  useNavigationType,
} from 'react-router-dom'
import { useStore } from 'zustand/react'
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

/** Whether a path opens without onboarding: all of a partners' mode, of others what members share. */
function isOpen(pathname: string, mode: string, entries: Registry): boolean {
  const manifest = entries[mode]?.manifest
  return (
    audienceOf(manifest) === 'partner' ||
    manifest?.open?.some((path) => matchPath(path, pathname)) === true
  )
}

function screenOf(pathname: string, onboarded: boolean, entries: Registry): string {
  const mode = matchMode(pathname, entries)
  if (isOpen(pathname, mode, entries)) return mode
  if (!onboarded) return onboarding
  return [chooser, releases].find((path) => matchPath(path, pathname)) ?? mode
}

const isOfShell = (id: string) => id.startsWith('/')

const themeOf = ({ id }: ScreenRequest) => (isOfShell(id) ? 'shared' : id)

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
  const isLeft = useCallback((screen: ScreenRequest) => screen.id !== latestId.current, [])
  const [lastShown, setLastShown] = useState(requested)
  const shown = isOfShell(id) ? requested : lastShown
  if (shown !== lastShown) setLastShown(shown)
  useLayoutEffect(() => {
    latestId.current = id
  })
  return { requested, shown, onShown: setLastShown, isLeft }
}

/** What the frame takes from a mode's mounted release, which may be older than the newest. */
export function useModeTheme() {
  const { registry } = useShell()
  const entries = useStore(registry.store)
  const active = useStore(registry.active)
  const manifestOf = (mode: string) => (active[mode] ?? entries[mode])?.manifest
  const themeProps = (screen: ScreenRequest) => {
    const manifest = manifestOf(screen.id)
    return {
      'data-mode': themeOf(screen),
      'data-theme': manifest && !manifest.darkTheme ? 'light' : undefined,
      style: manifest?.card && cardColours(manifest.card),
    }
  }
  return { manifestOf, themeProps }
}
