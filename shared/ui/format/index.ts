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
export { firstNameOf, initialsOf } from './names'
export { formatCount, formatRupees, indianNumbers } from './numbers'
