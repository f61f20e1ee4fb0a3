import { saveFile } from '../sharing/save-file'
import { type CalendarEvent, calendarFile } from './calendar-file'

/** Hands an event to the device, which opens it in a calendar or stores the file. */
export const saveEvent = (event: CalendarEvent, now = new Date()) =>
  saveFile(
    new Blob([calendarFile(event, now)], { type: 'text/calendar;charset=utf-8' }),
    'baithak.ics',
  )
