const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** Uppercase letters and digits; `random` is Math.random outside tests. */
export function randomCode(length: number, random: () => number): string {
  return Array.from({ length }, () => alphabet.charAt(Math.floor(random() * alphabet.length))).join(
    '',
  )
}
