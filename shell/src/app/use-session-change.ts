import { isUserOnboardedRecord, userIdRecord } from '@baithak/domain'
import { useEffect, useReducer } from 'react'
import { flushSync } from 'react-dom'
import { useShell } from '../services/shell-services'

/**
 * Renders again when another tab signs in or out, and when the page returns from the back-forward cache. A page in that
 * cache receives no events. If it returns to another member id, or to none, it may have missed a sign-out. Returns the
 * number of sign-outs. Use it as a key: it resets every form at once, before a keystroke stores the cleared draft
 * again.
 */
export function useSessionChange(): number {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const [signOutCount, handleSignOut] = useReducer((count: number) => count + 1, 0)
  const { storage } = useShell()
  useEffect(() => {
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
