const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** Returns random uppercase letters and digits. `random` is Math.random outside tests. */
export function randomCode(length: number, random: () => number): string {
  return Array.from({ length }, () => alphabet.charAt(Math.floor(random() * alphabet.length))).join(
    '',
  )
}

/** Returns the code at the start of a link's last part, without the punctuation that a message put after it. */
export const codeFromLink = (text: string): string => /^[\w-]*/.exec(text.trim())?.[0] ?? ''

const prefix = 'BAITHAK'
const codePattern = new RegExp(`^${prefix}[A-Z0-9]{6}$`)

/** Returns BAITHAK and six random uppercase letters and digits (spec §9). */
export const createReferralCode = (random: () => number = Math.random): string =>
  `${prefix}${randomCode(6, random)}`

/** Reads a code that was typed, stored or opened with a link. Returns undefined for any other text. */
export function parseReferralCode(text: string | null | undefined): string | undefined {
  const code = codeFromLink(text ?? '').toUpperCase()
  return codePattern.test(code) ? code : undefined
}

/** Encodes a text in Base64 for URLs, without padding. */
export const encodeBase64Url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** Decodes Base64 for URLs. Throws for other texts. */
export const decodeBase64Url = (encoded: string): string => {
  const bytes = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
}
