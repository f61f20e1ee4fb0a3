import { userDataRecord } from '@baithak/domain'
import { useHost } from '@baithak/platform'
import { useEffect, useState } from 'react'

export const permissions = ['location', 'camera'] as const
export type Permission = (typeof permissions)[number]

/** `prompt`: the browser will ask. */
export type PermissionStatus = 'granted' | 'denied' | 'prompt' | 'unsupported'

const names: Record<Permission, string> = {
  location: 'geolocation',
  camera: 'camera',
}

/** A phone without the feature, or a page without HTTPS, lacks the API. */
function isSupported(permission: Permission): boolean {
  if (permission === 'location') return 'geolocation' in navigator
  return navigator.mediaDevices !== undefined
}

/** The device's own answer. Browsers that do not tell will ask. */
export async function readPermission(permission: Permission): Promise<PermissionStatus> {
  if (!isSupported(permission)) return 'unsupported'
  try {
    return (await queryPermission(permission)).state
  } catch {
    return 'prompt'
  }
}

const queryPermission = (permission: Permission) =>
  navigator.permissions.query({ name: names[permission] as PermissionName })

/** Calls `onChange` whenever the permission changes, in browsers that report it. */
export async function onPermissionChange(
  permission: Permission,
  onChange: () => void,
  signal: AbortSignal,
) {
  try {
    ;(await queryPermission(permission)).addEventListener('change', onChange, { signal })
  } catch {
    // Neither the permission nor its changes can be queried.
  }
}

/** Lets the browser ask. Call it from a tap: browsers ignore other requests. */
export async function requestPermission(permission: Permission): Promise<PermissionStatus> {
  try {
    if (permission === 'location') await currentPosition()
    else await openCamera()
  } catch (cause) {
    // Firefox and Safari do not tell the state of every permission, so the refusal itself is the answer.
    if (isRefusal(cause)) return 'denied'
  }
  return readPermission(permission)
}

const currentPosition = () =>
  new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject))

/** Asks for the camera and switches it off at once. */
async function openCamera() {
  const stream = await navigator.mediaDevices.getUserMedia({ video: true })
  for (const track of stream.getTracks()) track.stop()
}

const permissionDenied = 1

function isRefusal(cause: unknown): boolean {
  if (cause instanceof DOMException) return cause.name === 'NotAllowedError'
  return cause instanceof Object && 'code' in cause && cause.code === permissionDenied
}

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
