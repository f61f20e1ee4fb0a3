import { useEffect, useRef, useState } from 'react'

/**
 * Calls `action` until it returns true, and not again: the second tap of a double tap comes before the next screen.
 * The second value disables the button meanwhile. A form in a sheet, which keeps what was typed, can be submitted once
 * each time that it `isOpen`.
 */
export function useSubmitOnce<Arguments extends unknown[]>(
  action: (...args: Arguments) => boolean,
  isOpen = true,
): [submit: (...args: Arguments) => void, isSubmitted: boolean] {
  // Both taps may come before React renders again.
  const isDone = useRef(false)
  const [isSubmitted, setSubmitted] = useState(false)
  if (!isOpen && isSubmitted) setSubmitted(false)
  useEffect(() => {
    if (isOpen) isDone.current = false
  }, [isOpen])
  function submit(...args: Arguments) {
    if (!isOpen || isDone.current || !action(...args)) return
    isDone.current = true
    setSubmitted(true)
  }
  return [submit, isSubmitted || !isOpen]
}
