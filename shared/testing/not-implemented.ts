import type { ToastMessage } from '@baithak/contract'

/** Returns the toast of a feature that is not implemented (spec §8). */
export const notImplemented = (description: string): ToastMessage => ({
  title: 'Not implemented yet',
  description,
  duration: 3000,
  neutral: true,
})
