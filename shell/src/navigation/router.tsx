import type { Navigation } from '@baithak/contract'
import { historyTimeoutMs } from '@baithak/contract/timeouts'
import { type ReactNode, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  BrowserRouter,
  UNSAFE_NavigationContext as NavigationContext,
  type Navigator,
  useLocation,
} from 'react-router-dom'
import { currentIndex, historyState } from './history-state'
import { createBackInterceptor } from './intercept-back'

/** Its functions do nothing once the screen is left. */
export function useNavigation(isScreenLeft = false): Navigation {
  // `NavigationProvider` has replaced the router's navigator with ours.
  const navigation = use(NavigationContext).navigator as Navigation
  const left = useRef(isScreenLeft)
  useLayoutEffect(() => {
    left.current = isScreenLeft
  })
  return useMemo(() => {
    const { push, replace, go, back } = navigation
    return {
      ...navigation,
      push: (...to) => left.current || push(...to),
      replace: (...to) => left.current || replace(...to),
      go: (delta) => left.current || go(delta),
      back: (fallback) => left.current || back(fallback),
    }
  }, [navigation])
}

export const ShellRouter = ({ children }: { children: ReactNode }) => (
  <BrowserRouter>
    <NavigationProvider>{children}</NavigationProvider>
  </BrowserRouter>
)

/** Replaces the router's navigator with our navigation, which the router's links and hooks then use too. */
function NavigationProvider({ children }: { children: ReactNode }) {
  const context = use(NavigationContext)
  const { key } = useLocation()
  const [{ listen, navigation, endStep }] = useState(() => createNavigation(context.navigator))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next history entry is rendered now.
  useLayoutEffect(endStep, [key])
  useEffect(listen, [listen])
  const value = useMemo(() => ({ ...context, navigator: navigation }), [context, navigation])
  return <NavigationContext value={value}>{children}</NavigationContext>
}

/**
 * Extends the router's navigator by our part of `Navigation`. Drops the second navigation of a double tap: a slow phone
 * still shows the tapped screen. A second history entry for the same URL would make the back button seem dead once. A
 * second step back would skip a screen.
 */
function createNavigation(router: Navigator) {
  const interceptor = createBackInterceptor()
  let isGoingBack = false
  const navigation: Navigation = {
    createHref: router.createHref,
    interceptBack: interceptor.intercept,
    push(to, state) {
      if (!isCurrent(router.createHref(to), state)) interceptor.run(() => router.push(to, state))
    },
    replace: (to, state) => interceptor.run(() => router.replace(to, state)),
    go(delta) {
      if (delta < 0 && isGoingBack) return
      isGoingBack = delta < 0
      interceptor.run(() => router.go(delta))
    },
    back(fallback) {
      // The entry before number 0 is another site's.
      if (currentIndex() > 0) navigation.go(-1)
      else navigation.replace(fallback)
    },
    restart() {
      const load = () => window.location.replace('/')
      const index = currentIndex()
      // Browsers keep 50 entries. A step back to a dropped one has no effect, so the page loads here.
      if (index === 0 || index >= window.history.length) return load()
      // The restart replaces our first entry. Otherwise Back would step through all the others, which now lead to `/`.
      const timer = setTimeout(load, historyTimeoutMs)
      const handlePopState = (event: Event) => {
        clearTimeout(timer)
        // The router would render the first screen for a moment, before the page loads again.
        event.stopImmediatePropagation()
        load()
      }
      window.addEventListener('popstate', handlePopState, { once: true, capture: true })
      window.history.go(-index)
    },
  }
  return {
    navigation,
    listen: interceptor.listen,
    endStep() {
      isGoingBack = false
    },
  }
}

function isCurrent(href: string, state: unknown): boolean {
  const { pathname, search, hash } = window.location
  if (href !== pathname + search + hash) return false
  return JSON.stringify(state ?? null) === JSON.stringify(historyState().usr ?? null)
}
