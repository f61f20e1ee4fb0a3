import { type PointerEvent, useRef, useState } from 'react'

/** How far down a drag goes before it closes, in pixels. */
export const closingDistance = 96

/** Follows a finger downwards; let go far enough down, it calls `onDrop`. */
export function useDragDown(onDrop: () => void) {
  const start = useRef<number>(undefined)
  const [distance, setDistance] = useState(0)

  const end = () => {
    start.current = undefined
    setDistance(0)
  }

  return {
    distance,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || (event.target as HTMLElement).closest('button')) return
        start.current = event.clientY
        event.currentTarget.setPointerCapture?.(event.pointerId)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (start.current !== undefined) setDistance(Math.max(0, event.clientY - start.current))
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const far = start.current !== undefined && event.clientY - start.current >= closingDistance
        end()
        if (far) onDrop()
      },
      onPointerCancel: end,
    },
  }
}
