import { decodeBase64Url, encodeBase64Url } from './codes'
import { checkInIdOf, maxIdLength } from './id'
import { addDays, differenceInCalendarDays, instantOf } from './indian-time'
import type { PassId } from './pass'
import { visibleText } from './text'

export { guestId } from './id'

/** What a code is for: a pass, a café-hopping evening, or a member without a pass. */
export type CodeKind = 'none' | 'hop' | PassId

/** The content of the twelve characters below a QR code. */
interface ShortCode {
  kind: CodeKind
  /** A pass's last day, or the day of a hop; null without one. */
  day: Date | null
  /** The minute since 1970 at which the code was shown. */
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

/** Crockford's Base32. It lacks I, L, O and U, which are misread or make words. */
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

/** Returns the FNV-1a hash. It finds typing errors; a device without a server cannot verify a signature. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193)
  return value >>> 0
}

const hashText = (text: string, length: number) =>
  encodeNumber(hash(text) >>> (32 - bitsPerCharacter * length), length)

/** Returns four characters that stand for an id, which would be too long. */
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

/** Returns twelve characters that a member reads out and a partner types: 'K7Q2M9XD4HTB'. */
function encodeShortCode(content: ShortCode): string {
  const body = encodeBody(content)
  return body + checkOf(body, content.minute)
}

/** Adds hyphens after every four characters, so that a code is easier to read out. */
export const groupCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? ''

/** Removes separators, and replaces letters that were meant as digits. */
const normalize = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[\s\p{Pd}.]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')

/** Reads a typed code. Returns undefined for any other text and for a code with a typing error. */
function decodeShortCode(typed: string, now: Date): ShortCode | undefined {
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

/** The content of a QR code, or of a typed code, which has no member id. */
export interface ScannedCode extends ShortCode {
  memberId: string | undefined
  /** '' when unknown. */
  name: string
  hop: { bookingId: string; stopTags: string[] } | undefined
}

interface MemberCodeOptions {
  memberId: string
  name: string
  now: Date
}

const product = 'BAITHAK'
const formatVersion = '1'
const maxNameBytes = 30
const maxTextLength = 200

const kindName = (kind: CodeKind) => kind.replace('_', '-').toUpperCase()
const encodeId = (id: string) => encodeURIComponent(id.toWellFormed())

/** Cuts a name to the bytes that a code has for it. */
function cutName(name: string): string {
  const encoder = new TextEncoder()
  let text = ''
  for (const character of name) {
    if (encoder.encode(text + character).length > maxNameBytes) break
    text += character
  }
  return text
}

// Percent-encoding would make three characters of each byte of a Hindi name.
const encodeName = (name: string) => encodeBase64Url(cutName(name.trim().toWellFormed()))

function decodeName(text: string): string {
  try {
    return visibleText(cutName(decodeBase64Url(text).replace(/[\p{C}\ufffd]/gu, '')))
  } catch {
    return ''
  }
}

interface PassCodeOptions extends MemberCodeOptions {
  kind: CodeKind
  /** The pass's last day. */
  day: Date | null
}

/** Returns a member's codes of this minute: 'BAITHAK/1/<member>/<pass>/<code>/<name>', and the short code alone. */
export function passCodes({ memberId, name, kind, day, now }: PassCodeOptions) {
  const id = checkInIdOf(memberId)
  const shortCode = encodeShortCode({ kind, day, minute: minuteOf(now), tag: tagOf(id) })
  const parts = [product, formatVersion, encodeId(id), kindName(kind), shortCode, encodeName(name)]
  return { qrText: parts.join('/'), shortCode }
}

interface HopCodeOptions extends MemberCodeOptions {
  bookingId: string
  /** The code that is printed on the pass. It is the whole text if the rest does not fit. */
  printedCode: string
  day: Date | null
  stopIds: readonly string[]
}

/** Returns a Hopping Pass's QR code of this minute. After the name it has the booking, the printed code and the stops. */
export function hopQrText({ memberId, name, now, day, ...hop }: HopCodeOptions) {
  const { bookingId, printedCode, stopIds } = hop
  const text = [
    product,
    formatVersion,
    encodeId(checkInIdOf(memberId)),
    kindName('hop'),
    encodeShortCode({ kind: 'hop', day, minute: minuteOf(now), tag: tagOf(bookingId) }),
    encodeName(name),
    encodeId(bookingId),
    encodeId(printedCode),
    stopIds.map(tagOf).join(''),
  ].join('/')
  return text.length <= maxTextLength ? text : printedCode
}

/** Reads a check-in QR code or a typed short code. Returns undefined for any other text. */
export function parseCode(text: string, now: Date): ScannedCode | undefined {
  const [first, version, memberId = '', kind, code = '', name = '', bookingId = '', , stops = ''] =
    text.trim().split('/')
  if (first !== product) {
    const typed = decodeShortCode(text, now)
    return typed && { ...typed, memberId: undefined, name: '', hop: undefined }
  }
  const shortCode = decodeShortCode(code, now)
  if (version !== formatVersion || !shortCode || kind !== kindName(shortCode.kind)) return undefined
  try {
    const hop =
      shortCode.kind === 'hop'
        ? { bookingId: decodeURIComponent(bookingId), stopTags: stops.match(/.{4}/g) ?? [] }
        : undefined
    const id = decodeURIComponent(memberId)
    const isTagged = shortCode.tag === tagOf(hop ? hop.bookingId : id)
    // The booking's id becomes a key of the local storage.
    const isShort = !hop || hop.bookingId.length <= maxIdLength
    return isTagged && isShort && checkInIdOf(id) === id
      ? { ...shortCode, memberId: id, name: decodeName(name), hop }
      : undefined
  } catch {
    // A malformed percent-encoding.
    return undefined
  }
}
