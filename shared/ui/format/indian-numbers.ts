import type { FormatterModule } from 'i18next'
import { formatCount } from './counts'

/** An i18next formatter that groups the numbers of every translation as in India. */
export const indianNumbers: FormatterModule = {
  type: 'formatter',
  init: (_services, options) => {
    options.interpolation = { ...options.interpolation, alwaysFormat: true }
  },
  add: () => {},
  addCached: () => {},
  // Most numbers are below a thousand, where there is nothing to group.
  format: (value) => (typeof value === 'number' && value >= 1000 ? formatCount(value) : value),
}
