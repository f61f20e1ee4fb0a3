import type { FormatterModule } from 'i18next'
import { formatCount } from './counts'

/** For whoever makes an i18next: numbers in its texts are grouped as in India, without a word of it in each text. */
export const indianNumbers: FormatterModule = {
  type: 'formatter',
  init: (_services, options) => {
    options.interpolation = { ...options.interpolation, alwaysFormat: true }
  },
  add: () => {},
  addCached: () => {},
  // Below a thousand there is nothing to group, and most counts are.
  format: (value) => (typeof value === 'number' && value >= 1000 ? formatCount(value) : value),
}
