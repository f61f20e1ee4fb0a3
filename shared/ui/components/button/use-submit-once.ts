import { useRef, useState } from 'react'

/**
 * Returns a function that calls `action` until it returns true and then never again, because the second tap of a double
 * tap comes before the next screen. The second value disables the button.
 */
export function useSubmitOnce<Arguments extends unknown[]>(
  action: (...args: Arguments) => boolean,
): [submit: (...args: Arguments) => void, isSubmitted: boolean] {
  // A ref, because both taps may come before React renders again.
  const isDone = useRef(false)
  const [isSubmitted, setSubmitted] = useState(false)
  function submit(...args: Arguments) {
    if (isDone.current || !action(...args)) return
    isDone.current = true
    setSubmitted(true)
  }
  return [submit, isSubmitted]
}
