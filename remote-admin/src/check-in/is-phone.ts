/** Matches a phone, also on its side. */
const phoneQuery = '(width < 48rem), (height <= 500px) and (orientation: landscape)'

export const isPhone = (): boolean => window.matchMedia(phoneQuery).matches
