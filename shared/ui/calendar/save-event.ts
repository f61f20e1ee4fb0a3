import { saveFile } from '../sharing/save-file'
import { type CalendarEvent, calendarFile } from './calendar-file'

/** Saves an event as a file, which the device may open in its calendar. */
export const saveEvent = (event: CalendarEvent, now = new Date()) =>
  saveFile(
    new File([calendarFile(event, now)], 'baithak.ics', { type: 'text/calendar;charset=utf-8' }),
  )
