import { useCallback, useRef, useState } from 'react'
import type { EnteredMode } from './enter-mode'

/** The progress of mounting a mode. `attempt` numbers the loads of this page. */
type MountState = { attempt: number } & (
  | { status: 'loading' }
  | ({ status: 'mounting' | 'mounted' } & EnteredMode)
  | { status: 'failed'; needsNetwork: boolean }
)

export type MountEvent =
  | ({ type: 'loaded' } & EnteredMode)
  | { type: 'mounted' | 'restarted' }
  | { type: 'failed'; needsNetwork: boolean }

export const initialMountState: MountState = { status: 'loading', attempt: 0 }

type Transitions = Record<
  MountEvent['type'],
  Partial<Record<MountState['status'], MountState['status']>>
>

/** The next status, by event and current status. */
const transitions: Transitions = {
  loaded: { loading: 'mounting' },
  mounted: { mounting: 'mounted' },
  failed: { loading: 'failed', mounting: 'failed', mounted: 'failed' },
  restarted: { mounting: 'loading', mounted: 'loading' },
}

/** Returns the same state for an event of another attempt, or an unexpected one: a crash may be reported twice. */
export function mountReducer(
  state: MountState,
  { type, ...details }: MountEvent,
  eventAttempt = state.attempt,
): MountState {
  const status = transitions[type][state.status]
  if (!status || eventAttempt !== state.attempt) return state
  return {
    ...state,
    ...details,
    status,
    attempt: state.attempt + Number(type === 'restarted'),
  } as MountState
}

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
