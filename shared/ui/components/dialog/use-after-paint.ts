import { useEffect, useEffectEvent } from 'react'

/**
 * Runs an effect after the component's first paint. Moving the focus or measuring earlier forces a layout within the
 * render.
 */
export function useAfterPaint(effect: () => (() => void) | undefined) {
  const runEffect = useEffectEvent(effect)
  useEffect(() => {
    let cleanUp: (() => void) | undefined
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        cleanUp = runEffect()
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      cleanUp?.()
    }
  }, [])
}
