import { type CalendarEvent, calendarFile } from './calendar-file'

/** Hands an event to the device, which opens it in a calendar or stores the file. */
export function saveEvent(event: CalendarEvent, now = new Date()) {
  const file = new Blob([calendarFile(event, now)], { type: 'text/calendar;charset=utf-8' })
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = 'baithak.ics'
  link.click()
  // The browser has begun to read the file by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
