const kilobyte = 1000
const units = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** '340 kB', '1.2 MB' */
export function formatBytes(bytes: number, language: string): string {
  let value = bytes / kilobyte
  let unit = 0
  while (value >= kilobyte && unit < units.length - 1) {
    value /= kilobyte
    unit += 1
  }
  return new Intl.NumberFormat(`${language}-IN-u-nu-latn`, {
    style: 'unit',
    unit: units[unit] as string,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value)
}
