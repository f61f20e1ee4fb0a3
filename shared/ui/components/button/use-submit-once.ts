import { useRef, useState } from 'react'

/**
 * Calls `action` until it returns true, and not again: the second tap of a double tap comes before the next screen. The
 * second value disables the button from then on.
 */
export function useSubmitOnce<Arguments extends unknown[]>(
  action: (...args: Arguments) => boolean,
): [submit: (...args: Arguments) => void, isSubmitted: boolean] {
  // Both taps may come before React renders again.
  const isDone = useRef(false)
  const [isSubmitted, setSubmitted] = useState(false)
  function submit(...args: Arguments) {
    if (isDone.current || !action(...args)) return
    isDone.current = true
    setSubmitted(true)
  }
  return [submit, isSubmitted]
}
