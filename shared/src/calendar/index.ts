export type { CalendarEvent } from './calendar-file'
export { indianMoment, indianTime } from './indian-time'
export { saveEvent } from './save-event'
