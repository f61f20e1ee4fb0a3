import { useStore } from 'zustand/react'
import { cardColours } from '../../registry/card-colours'
import { useShell } from '../../services/shell-services'
import { type ScreenRequest, themeOf } from '../screen/use-shown-screen'

/** What the frame takes from a mode's mounted release, which may be older than the newest. */
export function useModeTheme() {
  const { registry } = useShell()
  const entries = useStore(registry.store)
  const active = useStore(registry.active)
  const manifestOf = (mode: string) => (active[mode] ?? entries[mode])?.manifest
  const themeProps = (screen: ScreenRequest) => {
    const card = manifestOf(screen.id)?.card
    return { 'data-mode': themeOf(screen), style: card && cardColours(card) }
  }
  return { manifestOf, themeProps }
}
