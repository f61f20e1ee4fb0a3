import type { ModeId } from '@baithak/shared/modes'
import { useMemo, useState } from 'react'
import {
  type Location,
  type NavigationType,
  useLocation,
  useNavigationType,
} from 'react-router-dom'
import { matchMode } from '../registry/match-mode'

/** A mode, or a screen of the shell. */
export type ScreenId = ModeId | 'chooser' | 'onboarding'

export interface ScreenRequest {
  id: ScreenId
  location: Location
  navigationType: NavigationType
}

function screenOf(pathname: string, onboarded: boolean): ScreenId {
  const mode = matchMode(pathname)
  if (mode === 'admin') return mode
  if (!onboarded) return 'onboarding'
  return pathname === '/' ? 'chooser' : mode
}

/** Screens of the shell, which render at once. */
const ofShell: ReadonlySet<ScreenId> = new Set(['chooser', 'onboarding'])

export const themeOf = ({ id }: ScreenRequest) => (ofShell.has(id) ? 'shared' : id)

/**
 * The screen that the URL names, and the one that is shown: it stays until `onShown` is called with the next one, so
 * that no empty screen comes between them.
 */
export function useShownScreen(onboarded: boolean) {
  const location = useLocation()
  const navigationType = useNavigationType()
  const id = screenOf(location.pathname, onboarded)
  const requested = useMemo(
    (): ScreenRequest => ({ id, location, navigationType }),
    [id, location, navigationType],
  )
  const [lastShown, onShown] = useState(requested)
  const shown = ofShell.has(id) ? requested : lastShown
  if (shown !== lastShown) onShown(shown)
  return { requested, shown, onShown }
}
