export { type CalendarEvent, saveEvent } from './calendar-file'
export { parseIndianDateTime, parseIndianTime } from './indian-time'
