import { decodeBase64Url, encodeBase64Url } from '../codes'
import { checkInIdOf, maxIdLength } from '../id'
import { visibleText } from '../text'
import {
  type CodeKind,
  decodeShortCode,
  encodeShortCode,
  minuteOf,
  type ShortCode,
  tagOf,
} from './short-code'

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

/** Cuts a name to what a code may have of it. */
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

/** A member's codes of this minute: 'BAITHAK/1/<member>/<pass>/<code>/<name>', and the short code alone. */
export function passCodes({ memberId, name, kind, day, now }: PassCodeOptions) {
  const id = checkInIdOf(memberId)
  const shortCode = encodeShortCode({ kind, day, minute: minuteOf(now), tag: tagOf(id) })
  const parts = [product, formatVersion, encodeId(id), kindName(kind), shortCode, encodeName(name)]
  return { qrText: parts.join('/'), shortCode }
}

interface HopCodeOptions extends MemberCodeOptions {
  bookingId: string
  /** The code that is printed on the pass, and the whole text where the rest does not fit. */
  printedCode: string
  day: Date | null
  stopIds: readonly string[]
}

/** A Hopping Pass's QR code of this minute. After the name it has the booking, the printed code and the stops. */
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

/** Reads a check-in QR code or a typed short code; undefined for any other text. */
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
