import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  BrowserRouter,
  type Navigator,
  UNSAFE_NavigationContext,
  useLocation,
} from 'react-router-dom'
import { historyState, repairHistoryState } from './history-state'
import { type BackInterceptor, createBackInterceptor } from './intercept-back'

/** Without a router, as in the prerender, nothing is open. */
export const BackInterceptorContext = createContext<Pick<BackInterceptor, 'intercept'>>({
  intercept: () => () => {},
})

/** The only router of the page: modes navigate through it too. */
export function ShellRouter({ children }: { children: ReactNode }) {
  // The router reads the state in its first render.
  useState(repairHistoryState)
  return (
    <BrowserRouter>
      <DedupeNavigation>{children}</DedupeNavigation>
    </BrowserRouter>
  )
}

/**
 * Drops the second navigation of a double tap: on a slow phone the screen it was tapped on is still shown. A second
 * history entry for the same URL would make the back button seem dead once; a second step back would skip a screen.
 */
function DedupeNavigation({ children }: { children: ReactNode }) {
  const context = use(UNSAFE_NavigationContext)
  const { key } = useLocation()
  const isGoingBack = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next history entry is rendered now.
  useLayoutEffect(() => {
    isGoingBack.current = false
  }, [key])
  const [backInterceptor] = useState(createBackInterceptor)
  useEffect(backInterceptor.listen, [])
  const [deduped] = useState(() => {
    const { navigator } = context
    const push: Navigator['push'] = (to, state, options) => {
      if (isCurrent(navigator.createHref(to), state)) return
      backInterceptor.run(() => navigator.push(to, state, options))
    }
    const replace: Navigator['replace'] = (to, state, options) =>
      backInterceptor.run(() => navigator.replace(to, state, options))
    const go: Navigator['go'] = (delta) => {
      if (delta < 0 && isGoingBack.current) return
      isGoingBack.current = delta < 0
      backInterceptor.run(() => navigator.go(delta))
    }
    // Everything else, getters included, is inherited.
    return {
      ...context,
      navigator: Object.assign(Object.create(navigator) as Navigator, { push, replace, go }),
    }
  })
  return (
    <UNSAFE_NavigationContext value={deduped}>
      <BackInterceptorContext value={backInterceptor}>{children}</BackInterceptorContext>
    </UNSAFE_NavigationContext>
  )
}

function isCurrent(href: string, state: unknown): boolean {
  const { pathname, search, hash } = window.location
  if (href !== pathname + search + hash) return false
  return JSON.stringify(state ?? null) === JSON.stringify(historyState().usr ?? null)
}
