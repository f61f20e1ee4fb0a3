import { useHost } from '@baithak/platform'
import { useEffect, useState } from 'react'
import { userDataRecord } from './member'

export type Permission = 'location' | 'camera'

/** `prompt`: the browser will ask. */
export type PermissionStatus = 'granted' | 'denied' | 'prompt' | 'unsupported'

const query = async (permission: Permission) =>
  navigator.permissions.query({ name: permission === 'location' ? 'geolocation' : permission })

/** Reads the device's state. Some browsers do not tell it, and will ask. */
async function readPermission(permission: Permission): Promise<PermissionStatus> {
  // A phone without the feature, or a page without HTTPS, lacks the API.
  const api = permission === 'location' ? 'geolocation' : 'mediaDevices'
  if (!(navigator as Partial<Navigator>)[api]) return 'unsupported'
  try {
    return (await query(permission)).state
  } catch {
    return 'prompt'
  }
}

/** The code of a refused GeolocationPositionError. */
const permissionDenied = 1

/** Lets the browser ask. Call it from a tap: browsers ignore other requests. */
async function requestPermission(permission: Permission): Promise<PermissionStatus> {
  try {
    if (permission === 'location')
      await new Promise((resolve, reject) =>
        navigator.geolocation.getCurrentPosition(resolve, reject),
      )
    else {
      const stream = await navigator.mediaDevices.getUserMedia({ video: true })
      for (const track of stream.getTracks()) track.stop()
    }
  } catch (cause) {
    // Firefox and Safari do not tell every state, so the refusal itself is the answer.
    const { name, code } = Object(cause) as { name?: unknown; code?: unknown }
    if (name === 'NotAllowedError' || code === permissionDenied) return 'denied'
  }
  return readPermission(permission)
}

/**
 * Returns the device's state of a permission and a function that asks for it. The state is read again when the browser
 * reports a change, and when the member comes back from the browser's settings.
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
    query(permission).then(
      (device) => device.addEventListener('change', read, { signal: unmount.signal }),
      () => {},
    )
    window.addEventListener('focus', read, { signal: unmount.signal })
    document.addEventListener('visibilitychange', read, { signal: unmount.signal })
    return () => unmount.abort()
  }, [permission])

  async function request() {
    const answer = await requestPermission(permission)
    setStatus(answer)
    storage.record(userDataRecord).write((member) => ({
      ...member,
      permissions: { ...member.permissions, [permission]: answer === 'granted' },
    }))
  }
  return [status, request] as const
}
