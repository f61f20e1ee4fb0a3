import { isUserOnboardedRecord, userIdRecord } from '@baithak/domain'
import { lazyComponent } from '@baithak/platform'
import { Suspense, useEffect, useReducer } from 'react'
import { flushSync } from 'react-dom'
import { matchPath, Navigate, useLocation } from 'react-router-dom'
import { useStore } from 'zustand/react'
import { ChunkBoundary } from '../faults/error-panel'
import { LoadingFallback } from '../loading/loading-fallback'
import { ModeChooser } from '../mode-chooser/mode-chooser'
import { ModeOutlet } from '../modes/prefetch'
import { OnboardingRoutes } from '../onboarding/onboarding-routes'
import { audienceOf, matchMode } from '../registry/registry'
import { useShell } from '../services/shell-services'
import { PartnerPage } from './frame/partner-page'
import { PhoneFrame } from './frame/phone-frame'
import { chooser, onboarding, releases, type ScreenRequest } from './screen/shown-screen'

const ReleasesPage = lazyComponent(() => import('./releases/releases-page'), 'ReleasesPage')

/** The router's `*` matches no line breaks: such a path would render nothing. */
const encodedLineBreak = /%0[ad]|%e2%80%a[89]/i

/**
 * The modes of partners are open to everybody, the others to onboarded visitors (section 2). The onboarded flag is read
 * at each navigation and not subscribed to: signing out clears it just before it leaves the screen. A sign-in or
 * sign-out in another tab applies at once.
 */
export function Gate() {
  const { pathname } = useLocation()
  const { storage, registry } = useShell()
  const entries = useStore(registry.store)
  const signOutCount = useSessionChange()
  if (encodedLineBreak.test(pathname)) return <Navigate to="/" replace />
  const mode = matchMode(pathname, entries)
  if (audienceOf(entries[mode]?.manifest) === 'partner')
    return <PartnerPage key={signOutCount} renderScreen={renderScreen} />
  const onboarded = storage.record(isUserOnboardedRecord).getState()
  if (onboarded && matchPath('/onboarding/*', pathname)) return <Navigate to="/" replace />
  return <PhoneFrame key={signOutCount} onboarded={onboarded} renderScreen={renderScreen} />
}

function renderScreen({ id, location }: ScreenRequest) {
  if (id === chooser) return <ModeChooser />
  return (
    <Suspense fallback={<LoadingFallback />}>
      {id === onboarding ? (
        <OnboardingRoutes />
      ) : (
        <ChunkBoundary>
          {id === releases ? <ReleasesPage /> : <ModeOutlet {...{ id, location }} />}
        </ChunkBoundary>
      )}
    </Suspense>
  )
}

/**
 * Rerenders when another tab signs in or out, and when the page returns from the back-forward cache, where it receives
 * no events: another member id, or none, may mean that a sign-out was missed. Returns the number of sign-outs: as a key
 * it resets every form at once, because the next keystroke would store its draft again.
 */
function useSessionChange(): number {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const [signOutCount, handleSignOut] = useReducer((count: number) => count + 1, 0)
  const { storage } = useShell()
  useEffect(() => {
    // Fires in the other tabs only.
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === null) flushSync(handleSignOut)
      else if (key === storage.record(isUserOnboardedRecord).key) rerender()
    }
    let hiddenId = ''
    const handlePageHide = () => {
      hiddenId = storage.record(userIdRecord).getState()
    }
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      const isSameMember = hiddenId !== '' && storage.record(userIdRecord).getState() === hiddenId
      flushSync(isSameMember ? rerender : handleSignOut)
    }
    const unmount = new AbortController()
    const listen = { signal: unmount.signal }
    window.addEventListener('storage', handleStorage, listen)
    window.addEventListener('pagehide', handlePageHide, listen)
    window.addEventListener('pageshow', handlePageShow, listen)
    return () => unmount.abort()
  }, [storage])
  return signOutCount
}
