import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { type CalendarEvent, calendarFile, googleCalendarUrl } from './calendar'

const now = new Date('2026-11-23T04:00:00Z')
const party: CalendarEvent = {
  id: 'party-P-1795000000000',
  title: 'Party at Chandni Terrace',
  location: '12th Main, Indiranagar; Bengaluru',
  description: 'Buffet Bliss\n10 guests \\ Public',
  start: new Date('2026-12-12T19:00+05:30'),
  end: new Date('2026-12-12T23:00+05:30'),
}
const pass: CalendarEvent = { id: 'pass', title: 'Gold', day: '2026-12-20' }
const parse = (file: string) => {
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')
  return new ICAL.Event(event ?? undefined, { strictExceptions: true })
}

describe('a calendar file', () => {
  it('is read by a parser as it was written', () => {
    const event = parse(calendarFile(party, now))
    expect(event.uid).toBe('party-P-1795000000000@baithak')
    const { title: summary, location, description } = party
    expect(event).toMatchObject({ summary, location, description })
    expect(event.startDate.toJSDate()).toEqual(new Date('2026-12-12T13:30:00Z'))
    expect(event.endDate.toJSDate()).toEqual(new Date('2026-12-12T17:30:00Z'))
    const stamp = event.component.getFirstPropertyValue('dtstamp')
    expect(String(stamp)).toBe('2026-11-23T04:00:00Z')
  })

  it.each<[string, CalendarEvent, string[]]>([
    ['a day and two hours before', party, ['-P1D', '-PT2H']],
    ['at nine on the day before a whole day', pass, ['-PT15H']],
  ])('has alarms %s', (_, event, triggers) => {
    const alarms = parse(calendarFile(event, now)).component.getAllSubcomponents('valarm')
    expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual(triggers)
    for (const alarm of alarms) expect(alarm.getFirstPropertyValue('description')).toBe(event.title)
  })

  it('has a whole day in every time zone', () => {
    const event = parse(calendarFile(pass, now))
    expect(event.startDate.isDate).toBe(true)
    expect(event.startDate.toString()).toBe('2026-12-20')
    expect(event.endDate.toString()).toBe('2026-12-21')
  })

  it('keeps any text of any length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const title = `x${text.replace(/\p{Cc}/gu, '')}`
        const file = calendarFile({ ...party, title, id: text }, now)
        expect(parse(file).summary).toBe(title)
        for (const line of file.split('\r\n'))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      }),
    )
  })

  it('cannot be given other lines by a text', () => {
    const title = 'Party\r\nBEGIN:VALARM\nTRIGGER:-PT5M'
    const file = calendarFile({ ...party, title }, now)
    expect(file).not.toMatch(/^TRIGGER:-PT5M/m)
    expect(parse(file).summary).toBe('Party\nBEGIN:VALARM\nTRIGGER:-PT5M')
  })
})

describe('the link to Google Calendar', () => {
  const datesOf = (event: CalendarEvent) =>
    Object.fromEntries(new URL(googleCalendarUrl(event)).searchParams)

  it('has the times in UTC, place and details', () => {
    expect(datesOf(party)).toEqual({
      action: 'TEMPLATE',
      text: party.title,
      dates: '20261212T133000Z/20261212T173000Z',
      location: party.location,
      details: party.description,
    })
  })

  it('ends a whole day on the day after, also over a month', () => {
    expect(datesOf({ ...pass, day: '2026-12-31' }).dates).toBe('20261231/20270101')
  })
})
