import { Suspense, useEffect, useReducer } from 'react'
import { flushSync } from 'react-dom'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { useShell } from '../host/shell-services'
import { ModeChooser } from '../mode-chooser/mode-chooser'
import { LazyModeOutlet } from '../modes/lazy-mode-outlet'
import { modeOfPath } from '../modes/mode-of-path'
import { OnboardingRoutes } from '../onboarding/onboarding-routes'
import { AdminPage } from './admin-page'
import { Pending } from './pending'
import { PhoneFrame } from './phone-frame'

/** The router's `*` matches no line breaks: such a path is unknown and would show nothing. */
const encodedLineBreak = /%0[ad]|%e2%80%a[89]/i

/**
 * Who sees what (section 2). The onboarded flag is asked at each change of the address and not while a screen
 * stands: signing out clears it a moment before it leaves. What happened elsewhere is followed at once.
 */
export function Gate() {
  const { pathname } = useLocation()
  const { storage } = useShell()
  const generation = useSessionChange()
  if (encodedLineBreak.test(pathname)) return <Navigate to="/" replace />
  const section = modeOfPath(pathname)
  if (section === 'admin')
    return (
      <AdminPage key={generation}>
        <LazyModeOutlet id="admin" />
      </AdminPage>
    )
  const onboarded = storage.isUserOnboarded.getState()
  return (
    <PhoneFrame key={generation} onboarded={onboarded}>
      <Suspense fallback={<Pending />}>
        {onboarded ? (
          <Routes>
            <Route index element={<ModeChooser />} />
            <Route path="onboarding/*" element={<Navigate to="/" replace />} />
            <Route path="*" element={<LazyModeOutlet key={section} id={section} />} />
          </Routes>
        ) : (
          <OnboardingRoutes />
        )}
      </Suspense>
    </PhoneFrame>
  )
}

/**
 * Another tab has signed in or out, or the page comes back from the back-forward cache, where it has heard nothing: a
 * member's id that is not the same any more, or none, may mean that a sign-out was missed. The result changes with each
 * sign-out: as a key it empties every screen of what was typed there, at once, because the next letter would put it on
 * the device again.
 */
function useSessionChange(): number {
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0)
  const [generation, startAnew] = useReducer((signOuts: number) => signOuts + 1, 0)
  const { storage } = useShell()
  useEffect(() => {
    // Browsers tell only the other tabs of what is stored in one.
    const follow = ({ key }: StorageEvent) => {
      if (key === null) flushSync(startAnew)
      else if (key === storage.isUserOnboarded.key) lookAgain()
    }
    let hiddenId = ''
    const hide = () => {
      hiddenId = storage.userId.getState()
    }
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      const isSameMember = hiddenId !== '' && storage.userId.getState() === hiddenId
      flushSync(isSameMember ? lookAgain : startAnew)
    }
    window.addEventListener('storage', follow)
    window.addEventListener('pagehide', hide)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('storage', follow)
      window.removeEventListener('pagehide', hide)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [storage])
  return generation
}
