import { v } from '@baithak/storage/schema'

/** The id of the café at whose counter this device stands. */
export const deskCafeRecord = { key: 'draft:desk-cafe', schema: v.string(), fallback: '' }

/** The navigation state of a link that opens the desk: on a phone the camera starts at once. */
export const cameraState = { camera: true }
export const wantsCamera = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'camera' in state && state.camera === true
