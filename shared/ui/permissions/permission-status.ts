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
