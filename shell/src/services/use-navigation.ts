import type { Navigation } from '@baithak/contract'
import { historyTimeoutMs } from '@baithak/contract/timeouts'
import { useIsLeft } from '@baithak/platform/current-screen'
import { use, useEffect, useRef, useState } from 'react'
import { createPath, type NavigateFunction, useNavigate } from 'react-router-dom'
import { historyState } from './history-state'
import type { BackInterceptor } from './intercept-back'
import { BackInterceptorContext } from './shell-router'

/** The navigation API for screens: stable, backed by the shell's router, and without effect once the screen was left. */
export function useNavigation(): Navigation {
  const navigate = useNavigate()
  const isLeft = useIsLeft()
  const latest = useRef({ navigate, isLeft })
  useEffect(() => {
    latest.current = { navigate, isLeft }
  })
  const { intercept } = use(BackInterceptorContext)
  const [navigation] = useState(() =>
    createNavigation(() => {
      const { navigate, isLeft } = latest.current
      return isLeft() ? () => {} : navigate
    }, intercept),
  )
  return navigation
}

function createNavigation(
  navigate: () => NavigateFunction,
  interceptBack: BackInterceptor['intercept'],
): Navigation {
  return {
    interceptBack,
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => navigate()(delta),
    push: (to, state) => navigate()(to, { state }),
    replace: (to, state) => navigate()(to, { replace: true, state }),
    back(fallback) {
      // React Router numbers its entries; before entry 0 there is none of ours.
      if ((historyState().idx ?? 0) > 0) navigate()(-1)
      else navigate()(fallback, { replace: true })
    },
    restart() {
      const load = () => window.location.replace('/')
      const index = historyState().idx ?? 0
      // Browsers keep 50 entries; a step back to one that was dropped has no effect.
      if (index === 0 || index >= window.history.length) return load()
      // Start from our first entry: otherwise back would step through all the others, each of them `/` by now.
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
}
