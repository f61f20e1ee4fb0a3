import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'

const inputEvents = ['pointerdown', 'keydown', 'popstate'] as const

/**
 * Dismisses a toast when the visitor leaves its screen. The action that shows a toast may itself lead to another
 * screen, so only a navigation after later input counts.
 */
export function useDismissOnLeave(onDismiss: () => void) {
  const { pathname } = useLocation()
  const shownAt = useRef(pathname)
  const hasInput = useRef(false)
  const dismiss = useEffectEvent(onDismiss)

  useEffect(() => {
    const handleInput = () => {
      hasInput.current = true
    }
    const unmount = new AbortController()
    for (const type of inputEvents)
      window.addEventListener(type, handleInput, { capture: true, signal: unmount.signal })
    return () => unmount.abort()
  }, [])

  useEffect(() => {
    const isLeft = shownAt.current !== pathname && hasInput.current
    shownAt.current = pathname
    if (isLeft) dismiss()
  }, [pathname])
}
