import { type PointerEvent, useRef, useState } from 'react'

const touchSlopPx = 10

/** Follows a horizontal swipe. Released beyond the threshold it calls `onDismiss`, otherwise it snaps back. */
export function useSwipeToDismiss(thresholdPx: number, onDismiss: () => void) {
  const start = useRef<{ x: number; y: number; isHorizontal: boolean }>(undefined)
  const [offsetPx, setOffsetPx] = useState(0)

  function reset() {
    start.current = undefined
    setOffsetPx(0)
  }

  return {
    offsetPx,
    handlers: {
      onPointerDown({ button, clientX: x, clientY: y }: PointerEvent) {
        if (button === 0) start.current = { x, y, isHorizontal: false }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!start.current) return
        const x = event.clientX - start.current.x
        const y = event.clientY - start.current.y
        if (!start.current.isHorizontal) {
          if (Math.hypot(x, y) < touchSlopPx) return
          // Radix handles vertical swipes.
          if (Math.abs(x) <= Math.abs(y)) return reset()
          start.current.isHorizontal = true
          event.currentTarget.setPointerCapture?.(event.pointerId)
        }
        setOffsetPx(x)
      },
      onPointerUp({ clientX }: PointerEvent) {
        const { x, isHorizontal } = start.current ?? {}
        if (x === undefined || !isHorizontal || Math.abs(clientX - x) < thresholdPx) return reset()
        start.current = undefined
        onDismiss()
      },
      onPointerCancel: reset,
    },
  }
}
