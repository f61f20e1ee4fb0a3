import { useCallback, useRef, useState } from 'react'
import { initialMountState, type MountEvent, mountReducer } from './mount-state'

/** Unlike `useReducer`, `send` tells whether the event has changed the state, which React may not have rendered yet. */
export function useMountState() {
  const [state, setState] = useState(initialMountState)
  const latest = useRef(state)
  const send = useCallback((event: MountEvent, attempt?: number): boolean => {
    const next = mountReducer(latest.current, event, attempt)
    if (next === latest.current) return false
    latest.current = next
    setState(next)
    return true
  }, [])
  return [state, send, latest] as const
}
