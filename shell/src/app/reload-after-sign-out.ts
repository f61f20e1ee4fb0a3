import { userIdRecord } from '@baithak/domain'
import type { AppStorage } from '@baithak/storage'

/**
 * Removes and reloads the app when another tab has signed out. It is removed at once, because the next keystroke would
 * store a form of the former member again. A page in the back-forward cache receives no events. If it returns to
 * another member id, or to none, it may have missed one.
 */
export function reloadAfterSignOut(
  storage: AppStorage,
  unmountApp: () => void,
  page: Pick<Window, 'addEventListener'> = window,
): void {
  const memberId = storage.record(userIdRecord)
  let hiddenId = ''
  const reload = () => {
    unmountApp()
    location.reload()
  }
  page.addEventListener('storage', ({ key }) => {
    if (key === null) reload()
  })
  page.addEventListener('pagehide', () => {
    hiddenId = memberId.getState()
  })
  page.addEventListener('pageshow', ({ persisted }) => {
    const isSameMember = hiddenId !== '' && memberId.getState() === hiddenId
    if (persisted && !isSameMember) reload()
  })
}
