import { addDays, differenceInCalendarDays, instantOf } from '../indian-time'
import type { PassId } from '../pass'

/** What a code is for: a pass, a café-hopping evening, or a member without a pass. */
export type CodeKind = 'none' | 'hop' | PassId

/** The content of the twelve characters below a QR code. */
export interface ShortCode {
  kind: CodeKind
  /** A pass's last day, or the day of a hop; null without one. */
  day: Date | null
  /** The minute at which it was shown, since 1970. */
  minute: number
  /** The tag of the member's id, or of a hop's booking. */
  tag: string
}

// Their order is part of the code.
const kinds: readonly CodeKind[] = [
  'none',
  'silver_weekly',
  'silver_monthly',
  'gold_weekly',
  'gold_monthly',
  'hop',
]

/** Crockford's Base32: without I, L, O and U, which are misread or misspell. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const bitsPerCharacter = 5
const lengths = { day: 3, minute: 3, tag: 4, check: 2 } as const
const codeLength = 12

/** 8 kinds a day leave 4096 days, until 2037. */
const kindsPerDay = 8
const maxDay = 32 ** lengths.day / kindsPerDay - 1
const dayZero = instantOf('2025-12-31')
/** 22.75 days, shorter than a pass lasts: the check value tells the cycles apart. */
const minuteCycle = 32 ** lengths.minute

export const minuteOf = (time: Date): number => Math.floor(time.getTime() / 60_000)

function encodeNumber(value: number, length: number): string {
  return Array.from({ length }, (_, index) =>
    alphabet.charAt((value >>> (bitsPerCharacter * (length - 1 - index))) & 31),
  ).join('')
}

const decodeNumber = (text: string): number =>
  [...text].reduce((value, character) => value * 32 + alphabet.indexOf(character), 0)

/** Returns the FNV-1a hash. It finds typing errors; it is not a signature, which a device without a server cannot verify. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193)
  return value >>> 0
}

const hashText = (text: string, length: number) =>
  encodeNumber(hash(text) >>> (32 - bitsPerCharacter * length), length)

/** Four characters instead of an id that would be too long. */
export const tagOf = (id: string): string => hashText(id, lengths.tag)

function encodeBody({ kind, day, minute, tag }: ShortCode): string {
  const days = day ? Math.min(Math.max(1, differenceInCalendarDays(day, dayZero)), maxDay) : 0
  return [
    encodeNumber(days * kindsPerDay + kinds.indexOf(kind), lengths.day),
    encodeNumber(minute % minuteCycle, lengths.minute),
    tag,
  ].join('')
}

const checkOf = (body: string, minute: number) =>
  hashText(body + Math.floor(minute / minuteCycle), lengths.check)

/** Twelve characters that a member reads out and a partner types: 'K7Q2M9XD4HTB'. */
export function encodeShortCode(content: ShortCode): string {
  const body = encodeBody(content)
  return body + checkOf(body, content.minute)
}

/** Groups of four are easier to read out. */
export const groupCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? ''

/** Removes separators, and replaces letters that were meant as digits. */
const normalize = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[\s\p{Pd}.]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')

/** Reads a typed code; undefined for a text that is not a code, or has a typing error. */
export function decodeShortCode(typed: string, now: Date): ShortCode | undefined {
  const code = normalize(typed)
  if (code.length !== codeLength || ![...code].every((each) => alphabet.includes(each)))
    return undefined
  const body = code.slice(0, -lengths.check)
  const check = code.slice(-lengths.check)
  const minute = minutesNear(decodeNumber(body.slice(3, 6)), minuteOf(now)).find(
    (each) => check === checkOf(body, each),
  )
  return minute === undefined ? undefined : decodeBody(body, minute)
}

function decodeBody(body: string, minute: number): ShortCode | undefined {
  const dayAndKind = decodeNumber(body.slice(0, 3))
  const kind = kinds[dayAndKind % kindsPerDay]
  const days = Math.floor(dayAndKind / kindsPerDay)
  const hasDay = days > 0
  // Every pass has a last day.
  if (!kind || (!hasDay && kind !== 'none' && kind !== 'hop')) return undefined
  return { kind, day: hasDay ? addDays(dayZero, days) : null, minute, tag: body.slice(6) }
}

/** Returns the minutes at which a code may have been shown, the nearest one first. */
function minutesNear(minuteInCycle: number, current: number): number[] {
  const ago = (((current - minuteInCycle) % minuteCycle) + minuteCycle) % minuteCycle
  const nearest = current - (ago > minuteCycle / 2 ? ago - minuteCycle : ago)
  return [0, -1, 1, -2].map((cycles) => nearest + cycles * minuteCycle)
}
