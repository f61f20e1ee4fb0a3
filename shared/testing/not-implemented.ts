import type { ToastMessage } from '@baithak/contract'

/** The toast of a placeholder, of three seconds (section 8). */
export const notImplemented = (description: string): ToastMessage => ({
  title: 'Not implemented yet',
  description,
  duration: 3000,
  neutral: true,
})
