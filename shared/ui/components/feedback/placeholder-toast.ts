import type { ToastMessage } from '@baithak/contract'

/** The toast of a feature that does not exist yet (spec §8). */
export const placeholderToast = (title: string, description?: string): ToastMessage => ({
  title,
  ...(description && { description }),
  duration: 3000,
  neutral: true,
})
