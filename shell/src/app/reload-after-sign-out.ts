import { userIdRecord } from '@baithak/domain'
import type { AppStorage } from '@baithak/storage'

/**
 * Reloads the page when another tab has signed out, because a field may still show what the former member typed. A page
 * in the back-forward cache receives no events. If it returns to another member id, or to none, it may have missed one.
 */
export function reloadAfterSignOut(storage: AppStorage, page: EventTarget = window): void {
  const memberId = storage.record(userIdRecord)
  let hiddenId = ''
  page.addEventListener('storage', (event) => {
    if ((event as StorageEvent).key === null) location.reload()
  })
  page.addEventListener('pagehide', () => {
    hiddenId = memberId.getState()
  })
  page.addEventListener('pageshow', (event) => {
    const isSameMember = hiddenId !== '' && memberId.getState() === hiddenId
    if ((event as PageTransitionEvent).persisted && !isSameMember) location.reload()
  })
}
