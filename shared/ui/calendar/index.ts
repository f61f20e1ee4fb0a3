export { type CalendarEvent, saveEvent } from './calendar-file'
