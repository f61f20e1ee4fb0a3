export { isoWeekLabel } from '@baithak/domain/indian-time'
export {
  type DateLike,
  dateLocaleOf,
  formatDate,
  formatDay,
  formatMonthShort,
  formatTime,
  formatWeekday,
} from './dates'
export {
  digitsOf,
  formatPhone,
  isCompletePhone,
  latinDigits,
  phoneCaret,
  phoneDigits,
} from './digits'
// A module is in one chunk as a whole: these are for chunks that come later.
export { lettersOf } from './letters-of'
export { firstNameOf, initialsOf } from './names'
export { normalizeForSearch } from './normalize-for-search'
export { formatCount, formatRupees, indianNumbers } from './numbers'
