import { type PointerEvent, useRef, useState } from 'react'

const touchSlopPx = 10

interface Point {
  x: number
  y: number
}

/**
 * Follows a swipe in the direction in which it starts, along one axis. Released beyond the threshold it calls
 * `onDismiss`, otherwise it snaps back.
 */
export function useSwipeToDismiss(thresholdPx: number, onDismiss: () => void) {
  const start = useRef<Point & { axis?: keyof Point }>(undefined)
  const [offset, setOffset] = useState<Point>()

  function reset() {
    start.current = undefined
    setOffset(undefined)
  }
  /** How far the pointer is from its start, along each axis. */
  const distanceTo = ({ clientX, clientY }: PointerEvent) => ({
    x: clientX - (start.current?.x ?? clientX),
    y: clientY - (start.current?.y ?? clientY),
  })

  return {
    /** Undefined while nothing is swiped. */
    offset,
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.button === 0) start.current = { x: event.clientX, y: event.clientY }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!start.current) return
        // Radix knows one direction only.
        event.preventDefault()
        const { x, y } = distanceTo(event)
        if (!start.current.axis) {
          if (Math.hypot(x, y) < touchSlopPx) return
          start.current.axis = Math.abs(x) > Math.abs(y) ? 'x' : 'y'
          event.currentTarget.setPointerCapture(event.pointerId)
        }
        setOffset(start.current.axis === 'x' ? { x, y: 0 } : { x: 0, y })
      },
      onPointerUp(event: PointerEvent) {
        const { axis } = start.current ?? {}
        if (!axis || Math.abs(distanceTo(event)[axis]) < thresholdPx) return reset()
        start.current = undefined
        onDismiss()
      },
      onPointerCancel: reset,
    },
  }
}
