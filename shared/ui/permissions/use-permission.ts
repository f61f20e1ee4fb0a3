import { userDataRecord } from '@baithak/domain'
import { useHost } from '@baithak/platform'
import { useEffect, useState } from 'react'
import {
  onPermissionChange,
  type Permission,
  type PermissionStatus,
  readPermission,
  requestPermission,
} from './permission-status'

/**
 * The device's state of a permission, read again when the browser reports a change, and for browsers that do not when
 * the member returns from their settings.
 */
export function usePermission(permission: Permission) {
  const { storage } = useHost()
  const [status, setStatus] = useState<PermissionStatus | null>(null)
  useEffect(() => {
    const unmount = new AbortController()
    const read = async () => {
      const current = await readPermission(permission)
      if (!unmount.signal.aborted) setStatus(current)
    }
    void read()
    onPermissionChange(permission, read, unmount.signal)
    window.addEventListener('focus', read, { signal: unmount.signal })
    document.addEventListener('visibilitychange', read, { signal: unmount.signal })
    return () => unmount.abort()
  }, [permission])

  async function request() {
    const answer = await requestPermission(permission)
    setStatus(answer)
    // Onboarding stores the member's wish there.
    storage.record(userDataRecord).write((member) => ({
      ...member,
      permissions: { ...member.permissions, [permission]: answer === 'granted' },
    }))
  }
  return [status, request] as const
}
