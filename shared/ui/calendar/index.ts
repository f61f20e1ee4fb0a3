export type { CalendarEvent } from './calendar-file'
export { parseIndianDateTime, parseIndianTime } from './indian-time'
export { saveEvent } from './save-event'
