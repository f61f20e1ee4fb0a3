import { addDays, instantOf, isoDate } from '@baithak/domain/indian-time'
import { saveFile } from './sharing/share'

interface EventDetails {
  /** Stable, so that adding an event again updates it: 'party-P-1795000000000'. */
  id: string
  title: string
  location?: string | undefined
  description?: string | undefined
}

export type CalendarEvent = EventDetails &
  (
    | { start: Date; end: Date }
    /** A whole day, '2026-12-20'. */
    | { day: string }
  )

const maxLineBytes = 75
const encoder = new TextEncoder()
const bytesOf = (text: string) => encoder.encode(text).length

const escapeText = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    // iCalendar allows no other control characters.
    .replace(/[^\P{Cc}\t]/gu, '')

/** Splits a line after at most 75 bytes, never within a character; a continuation begins with a space. */
function fold(line: string): string {
  let folded = ''
  let lineBytes = 0
  for (const character of line) {
    const bytes = bytesOf(character)
    if (lineBytes + bytes > maxLineBytes) {
      folded += '\r\n '
      lineBytes = 1
    }
    folded += character
    lineBytes += bytes
  }
  return folded
}

/** Returns when calendars remind: a day and two hours before, for a whole day at nine on the day before. */
const alarmsOf = (event: CalendarEvent) => ('day' in event ? ['-PT15H'] : ['-P1D', '-PT2H'])

/** Returns a time such as '20261220T043000Z'. */
const utc = (time: Date) => `${time.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
const dayDigits = (day: string) => day.replaceAll('-', '')

function eventLines(event: CalendarEvent, now: Date): string[] {
  const { id, title, location, description } = event
  const optional = (name: string, text: string | undefined) =>
    text ? [`${name}:${escapeText(text)}`] : []
  return [
    'BEGIN:VEVENT',
    `UID:${encodeURIComponent(id.toWellFormed())}@baithak`,
    `DTSTAMP:${utc(now)}`,
    ...('day' in event
      ? [`DTSTART;VALUE=DATE:${dayDigits(event.day)}`, 'TRANSP:TRANSPARENT']
      : [`DTSTART:${utc(event.start)}`, `DTEND:${utc(event.end)}`]),
    `SUMMARY:${escapeText(title)}`,
    ...optional('LOCATION', location),
    ...optional('DESCRIPTION', description),
    ...alarmsOf(event).flatMap((trigger) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:${trigger}`,
      `DESCRIPTION:${escapeText(title)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ]
}

/** Returns an iCalendar file (RFC 5545). Times are in UTC, so that it needs no definition of a time zone. */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Baithak//Baithak//EN',
    ...eventLines(event, now),
    'END:VCALENDAR',
    '',
  ]
  return lines.map(fold).join('\r\n')
}

/** Returns the URL of Google's form for a new event, filled in. A whole day ends there on the next day. */
export function googleCalendarUrl(event: CalendarEvent): string {
  const { title, location = '', description = '' } = event
  const dates =
    'day' in event
      ? [dayDigits(event.day), dayDigits(isoDate(addDays(instantOf(event.day), 1)))]
      : [utc(event.start), utc(event.end)]
  const parameters = { text: title, dates: dates.join('/'), location, details: description }
  return `https://calendar.google.com/calendar/render?${new URLSearchParams({ action: 'TEMPLATE', ...parameters })}`
}

/** Saves an event as a file, which the device may open in its calendar. */
export function saveEvent(event: CalendarEvent) {
  const type = 'text/calendar;charset=utf-8'
  return saveFile(new File([calendarFile(event, new Date())], 'baithak.ics', { type }))
}
