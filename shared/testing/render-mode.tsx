import type { ModeProps } from '@baithak/contract'
import { CurrentScreen } from '@baithak/platform/current-screen'
import { act, render } from '@testing-library/react'
import { type ComponentType, useLayoutEffect, useState } from 'react'
import { vi } from 'vitest'
import { createTestHost, type TestHost, type TestHostOptions } from './create-test-host'
import { createMemoryHistory } from './memory-history'

/** A mounted mode, and the visitor's actions on it. */
interface RenderedMode {
  host: TestHost
  /** The current path with its search. */
  path(): string
  /** The location's state. */
  state(): unknown
  /** Navigates as the shell does. */
  go(to: string, state?: unknown): void
  /** The browser's back button. */
  back(): void
  unmount(): void
}

/** Mounts a mode's root at a path, as the shell does. */
export function renderMode(
  Root: ComponentType<ModeProps>,
  {
    at = '/',
    state,
    translations,
    language,
  }: { at?: string; state?: unknown } & Pick<TestHostOptions, 'translations' | 'language'>,
): RenderedMode {
  const history = createMemoryHistory(at, state)
  const host = createTestHost({
    navigator: history.navigator,
    translations,
    ...(language && { language }),
    back: history.back,
  })
  function Shell() {
    const [location, setLocation] = useState(history.location())
    useLayoutEffect(() => history.listen(setLocation), [])
    return <CurrentScreen Root={Root} host={host} location={location} />
  }
  const { unmount } = render(<Shell />)
  return {
    host,
    path: () => history.location().pathname + history.location().search,
    state: () => history.location().state,
    go: (to, next) => act(() => history.navigator.push(to, next)),
    back: () => act(() => history.navigator.go(-1)),
    unmount,
  }
}

/** Waits for the chunk of a lazy screen. `findBy…` would time out under fake timers. */
export const waitForLazyScreen = () => act(() => vi.dynamicImportSettled())
