export {
  type DateLike,
  dateLocaleOf,
  formatDate,
  formatDay,
  formatMonthShort,
  formatTime,
  isoWeekLabel,
} from './dates'
export { lettersOf } from './letters-of'
export { firstNameOf, initialsOf, normalizeForSearch, shownName } from './names'
export { digitsOf, formatCount, formatRupees, indianNumbers, latinDigits } from './numbers'
export { formatPhone, isCompletePhone, phoneCaret, phoneDigits } from './phone'
