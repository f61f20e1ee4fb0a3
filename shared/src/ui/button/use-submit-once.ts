import { useRef } from 'react'

/** An action that a second tap cannot repeat once it has succeeded; `false` says that it may be tried again. */
export function useSubmitOnce<Arguments extends unknown[]>(
  action: (...args: Arguments) => boolean,
): (...args: Arguments) => void {
  const done = useRef(false)
  return (...args) => {
    if (!done.current) done.current = action(...args)
  }
}
