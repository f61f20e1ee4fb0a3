import { type PointerEvent, useRef, useState } from 'react'

/** Pixels after which a movement has a direction. */
const begins = 10

/** Follows a finger to either side; let go far enough away it calls `onSwept` and stays there, else it goes back. */
export function useSwipeToDismiss(threshold: number, onSwept: () => void) {
  const start = useRef<{ x: number; y: number; isSideways: boolean }>(undefined)
  const [way, setWay] = useState(0)

  function letGo() {
    start.current = undefined
    setWay(0)
  }

  return {
    way,
    handlers: {
      onPointerDown({ button, clientX: x, clientY: y }: PointerEvent) {
        if (button === 0) start.current = { x, y, isSideways: false }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!start.current) return
        const x = event.clientX - start.current.x
        const y = event.clientY - start.current.y
        if (!start.current.isSideways) {
          if (Math.hypot(x, y) < begins) return
          // Upwards is Radix's own.
          if (Math.abs(x) <= Math.abs(y)) return letGo()
          start.current.isSideways = true
          event.currentTarget.setPointerCapture?.(event.pointerId)
        }
        setWay(x)
      },
      onPointerUp({ clientX }: PointerEvent) {
        const { x, isSideways } = start.current ?? {}
        if (x === undefined || !isSideways || Math.abs(clientX - x) < threshold) return letGo()
        start.current = undefined
        onSwept()
      },
      onPointerCancel: letGo,
    },
  }
}
