import { useEffect, useEffectEvent } from 'react'

/**
 * Does something once the frame is painted with which a part comes. Who moves the focus or asks for sizes any sooner
 * has the browser lay everything out on the spot, in one piece with the drawing.
 */
export function useAfterPaint(act: () => (() => void) | undefined) {
  const onSeen = useEffectEvent(act)
  useEffect(() => {
    let undo: (() => void) | undefined
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        undo = onSeen()
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      undo?.()
    }
  }, [])
}
