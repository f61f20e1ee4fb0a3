import { cardColours } from '@baithak/contract/card-colours'
import { useStore } from 'zustand/react'
import { useShell } from '../../services/shell-services'
import { type ScreenRequest, themeOf } from '../screen/use-shown-screen'

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
