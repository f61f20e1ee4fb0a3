import { type PointerEvent, useRef, useState } from 'react'

const dismissDistancePx = 96

/** Follows a downward drag. Released beyond the dismiss distance it calls `onDismiss` and stays, else it returns. */
export function useDragToDismiss(onDismiss: () => void) {
  const startY = useRef<number>(undefined)
  const [distancePx, setDistancePx] = useState(0)
  const [isDragging, setDragging] = useState(false)

  function endDrag(finalDistancePx: number) {
    startY.current = undefined
    setDragging(false)
    setDistancePx(finalDistancePx)
  }

  return {
    distancePx,
    isDragging,
    reset: () => endDrag(0),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || (event.target as HTMLElement).closest('button')) return
        startY.current = event.clientY
        setDragging(true)
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (startY.current !== undefined) setDistancePx(Math.max(0, event.clientY - startY.current))
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (startY.current === undefined) return
        const draggedPx = event.clientY - startY.current
        endDrag(draggedPx >= dismissDistancePx ? draggedPx : 0)
        if (draggedPx >= dismissDistancePx) onDismiss()
      },
      onPointerCancel: () => endDrag(0),
    },
  }
}
