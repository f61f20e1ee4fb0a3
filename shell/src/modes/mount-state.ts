import { createStore } from 'zustand/vanilla'
import type { EnteredMode } from './enter-mode'

/** The progress of mounting a mode. `attempt` numbers the tries to load it, `retries` those that the visitor asked for. */
export type MountState = { attempt: number; retries: number } & (
  | { status: 'loading' }
  | ({ status: 'mounting' | 'mounted' } & EnteredMode)
  | { status: 'failed'; needsNetwork: boolean }
  /** Try again was pressed: a new page or another attempt follows. */
  | { status: 'retrying' }
)

export type MountEvent =
  | ({ type: 'loaded' } & EnteredMode)
  | { type: 'load-failed'; needsNetwork: boolean }
  /** From the parcel of one attempt; a late event of an earlier attempt is ignored. */
  | { type: 'mounted' | 'start-failed' | 'crashed'; attempt: number }
  | { type: 'retry-pressed' | 'retry' }

export const initialMountState: MountState = { status: 'loading', attempt: 0, retries: 0 }

/** Returns the same state for an event that it does not expect: boundary and parcel may both report a crash. */
export function mountReducer(state: MountState, event: MountEvent): MountState {
  const { status, attempt, retries } = state
  const nextAttempt: MountState = { status: 'loading', attempt: attempt + 1, retries }
  switch (event.type) {
    case 'loaded':
      if (status !== 'loading') return state
      return { status: 'mounting', attempt, retries, mode: event.mode, entry: event.entry }
    case 'load-failed':
      if (status !== 'loading') return state
      return { status: 'failed', attempt, retries, needsNetwork: event.needsNetwork }
    case 'retry-pressed':
      return status === 'failed' ? { status: 'retrying', attempt, retries: retries + 1 } : state
    case 'retry':
      return status === 'retrying' ? nextAttempt : state
  }
  if (event.attempt !== attempt || (status !== 'mounting' && status !== 'mounted')) return state
  switch (event.type) {
    case 'mounted':
      return { ...state, status: 'mounted' }
    case 'start-failed':
      return nextAttempt
    case 'crashed':
      return { status: 'failed', attempt, retries, needsNetwork: false }
  }
}

/** A store rather than `useReducer`: an error may be reported twice before React rerenders. */
export function createMountStore() {
  const store = createStore(() => initialMountState)
  return {
    store,
    /** True when the event has changed the state. */
    send(event: MountEvent): boolean {
      const state = store.getState()
      const next = mountReducer(state, event)
      store.setState(next, true)
      return next !== state
    },
  }
}
