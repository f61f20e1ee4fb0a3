import type { ModeProps } from '@baithak/contract'
import { CurrentScreen } from '@baithak/platform/current-screen'
import { act, render } from '@testing-library/react'
import { type ComponentType, useLayoutEffect, useState } from 'react'
import { UNSAFE_createMemoryHistory as createMemoryHistory, parsePath } from 'react-router-dom'
import { vi } from 'vitest'
import { createTestHost, type TestHostOptions } from './create-test-host'

/** Mounts a mode's root at a path, as the shell does. Returns its host and the visitor's actions. */
export function renderMode(
  Root: ComponentType<ModeProps>,
  {
    at = '/',
    state,
    translations,
    language,
  }: { at?: string; state?: unknown } & Pick<TestHostOptions, 'translations' | 'language'>,
) {
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
    state: (): unknown => history.location.state,
    /** Navigates as the shell does. */
    go: (to: string, next?: unknown) => act(() => history.push(to, next)),
    /** Presses the browser's back button. */
    back: () => act(() => history.go(-1)),
    unmount,
  }
}

/** Waits for the chunk of a lazy screen. `findBy…` would time out under fake timers. */
export const waitForLazyScreen = () => act(() => vi.dynamicImportSettled())
