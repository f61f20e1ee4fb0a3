import type { ModeProps } from '@baithak/contract'
import { CurrentScreen } from '@baithak/platform/current-screen'
import { act, render } from '@testing-library/react'
import { type ComponentType, useLayoutEffect, useState } from 'react'
import { UNSAFE_createMemoryHistory as createMemoryHistory, parsePath } from 'react-router-dom'
import { vi } from 'vitest'
import { createTestHost, type TestHost, type TestHostOptions } from './create-test-host'

/** A mounted mode and the visitor's actions. */
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
  const history = createMemoryHistory({
    initialEntries: [{ ...parsePath(at), state }],
    v5Compat: true,
  })
  const host = createTestHost({
    navigator: history,
    translations,
    ...(language && { language }),
    back: (fallback) => (history.index > 0 ? history.go(-1) : history.replace(fallback)),
  })
  function Shell() {
    const [location, setLocation] = useState(history.location)
    useLayoutEffect(() => history.listen((update) => setLocation(update.location)), [])
    return <CurrentScreen Root={Root} host={host} location={location} />
  }
  const { unmount } = render(<Shell />)
  return {
    host,
    path: () => history.location.pathname + history.location.search,
    state: () => history.location.state,
    go: (to, next) => act(() => history.push(to, next)),
    back: () => act(() => history.go(-1)),
    unmount,
  }
}

/** Waits for the chunk of a lazy screen. `findBy…` would time out under fake timers. */
export const waitForLazyScreen = () => act(() => vi.dynamicImportSettled())
