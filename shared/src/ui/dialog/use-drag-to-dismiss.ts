import { type PointerEvent, useRef, useState } from 'react'

/** How far down a drag goes before it closes, in pixels. */
export const dismissDistancePx = 96

/** Follows a finger downwards; let go far enough down, it calls `onDrop` and stays there, else it goes back. */
export function useDragToDismiss(onDrop: () => void) {
  const start = useRef<number>(undefined)
  const [distance, setDistance] = useState(0)
  const [isHeld, hold] = useState(false)

  function letGo(at: number) {
    start.current = undefined
    hold(false)
    setDistance(at)
  }

  return {
    distance,
    isHeld,
    /** Where the next opening begins. */
    reset: () => letGo(0),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || (event.target as HTMLElement).closest('button')) return
        start.current = event.clientY
        hold(true)
        event.currentTarget.setPointerCapture?.(event.pointerId)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (start.current !== undefined) setDistance(Math.max(0, event.clientY - start.current))
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (start.current === undefined) return
        const gone = event.clientY - start.current
        letGo(gone >= dismissDistancePx ? gone : 0)
        if (gone >= dismissDistancePx) onDrop()
      },
      onPointerCancel: () => letGo(0),
    },
  }
}
