import { useRef, useState } from 'react'

/**
 * Calls `action` until it returns true, and not again: the second tap of a double tap comes before the next screen.
 * The second value disables the button meanwhile. A form that stays, as a sheet's does with what was typed, can be
 * submitted once in each `turn`.
 */
export function useSubmitOnce<Arguments extends unknown[]>(
  action: (...args: Arguments) => boolean,
  turn = 0,
): [submit: (...args: Arguments) => void, isSubmitted: boolean] {
  // Both taps may come before React renders again.
  const done = useRef<number>(null)
  const [submittedTurn, setSubmittedTurn] = useState<number | null>(null)
  function submit(...args: Arguments) {
    if (done.current === turn || !action(...args)) return
    done.current = turn
    setSubmittedTurn(turn)
  }
  return [submit, submittedTurn === turn]
}
