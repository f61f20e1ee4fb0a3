import { useRef } from 'react'

/** Ignores further calls once the action has succeeded; an action that returns `false` may be called again. */
export function useSubmitOnce<Arguments extends unknown[]>(
  action: (...args: Arguments) => boolean,
): (...args: Arguments) => void {
  const done = useRef(false)
  return (...args) => {
    if (!done.current) done.current = action(...args)
  }
}
