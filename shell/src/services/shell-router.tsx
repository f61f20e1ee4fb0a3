import { type ReactNode, use, useState } from 'react'
import { BrowserRouter, type Navigator, UNSAFE_NavigationContext } from 'react-router-dom'

/** The one owner of the address, for the shell and for every mode in it. */
export function ShellRouter({ children }: { children: ReactNode }) {
  return (
    <BrowserRouter>
      <OneEntryEach>{children}</OneEntryEach>
    </BrowserRouter>
  )
}

/**
 * The second half of a double tap asks for the place that the first half has just gone to: the screen it was pressed
 * on may still stand. A second entry for it would make the back button seem dead once.
 */
function OneEntryEach({ children }: { children: ReactNode }) {
  const context = use(UNSAFE_NavigationContext)
  const [steady] = useState(() => ({ ...context, navigator: withoutTwins(context.navigator) }))
  return <UNSAFE_NavigationContext value={steady}>{children}</UNSAFE_NavigationContext>
}

function withoutTwins(navigator: Navigator): Navigator {
  const push: Navigator['push'] = (to, state, options) => {
    if (!isHere(navigator.createHref(to), state)) navigator.push(to, state, options)
  }
  // The rest, with its getters, is the navigator's own.
  return Object.assign(Object.create(navigator) as Navigator, { push })
}

function isHere(href: string, state: unknown): boolean {
  const { pathname, search, hash } = window.location
  if (href !== pathname + search + hash) return false
  return JSON.stringify(state ?? null) === JSON.stringify(window.history.state?.usr ?? null)
}
