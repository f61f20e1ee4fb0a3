import { normalizeForSearch } from '../format'

const latinOfDevanagari = new Map<string, string>(
  Object.entries({
    k: 'कख',
    g: 'गघ',
    c: 'चछ',
    j: 'जझ',
    t: 'टतठथ',
    d: 'डदढध',
    n: 'ङञणनं',
    p: 'प',
    f: 'फ',
    b: 'बभ',
    m: 'म',
    i: 'यइईिीऐै',
    r: 'र',
    l: 'लळ',
    v: 'व',
    s: 'शषस',
    h: 'हः',
    u: 'उऊुूऔौ',
    e: 'एऍेॅ',
    o: 'ओऑोॉ',
    ri: 'ऋृ',
  }).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin] as const)),
)

/** In this order: the result of one is input of the next. */
const latinSpellings: readonly (readonly [pattern: RegExp, sound: string])[] = [
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/ph/g, 'f'],
  [/([bcdgjkst])h/g, '$1'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/y/g, 'i'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  // Devanagari does not write the short a, and spellings disagree about the long one.
  [/a/g, ''],
  [/(.)\1+/g, '$1'],
]

/** How words sound, roughly: the same for Chandni, Chaandanee and चाँदनी. */
export function phoneticKey(text: string): string {
  const words = normalizeForSearch(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  const latin = latinSpellings.reduce((key, [pattern, sound]) => key.replace(pattern, sound), words)
  return Array.from(latin, (letter) => latinOfDevanagari.get(letter) ?? letter)
    .join('')
    .replace(/[\u0900-\u097f]/g, '')
    .replace(/ +/g, ' ')
    .trim()
}
