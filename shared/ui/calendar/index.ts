export { type CalendarEvent, googleCalendarUrl, saveEvent } from './calendar-file'
