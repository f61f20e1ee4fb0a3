import { useHost } from '@baithak/platform'
import { type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

/** From here on the shell has a board beside the phone frame. */
const wide = '(width >= 1024px) and (height > 500px)'

/** Whether a media query matches, at any time. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/** Whether there is a place beside the phone frame, which a screen may move a part of itself to. */
export function useHasRoomBeside(): boolean {
  const { aside } = useHost()
  return useMedia(wide) && aside !== undefined
}

interface BesideProps {
  /** The name of the region. */
  label: string
  children: ReactNode
  /** What windows without room beside the frame have in place. */
  elsewhere?: ReactNode
}

/** Shows what belongs to a screen beside the phone frame, in windows with room there. */
export function Beside({ label, children, elsewhere }: BesideProps) {
  const { aside } = useHost()
  if (!useHasRoomBeside() || !aside) return elsewhere
  return createPortal(<aside aria-label={label}>{children}</aside>, aside)
}
