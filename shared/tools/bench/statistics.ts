/** The lower of the two middle values of an even number, so that the result is one that was measured. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

/** ratio(0, 0) is 1. */
export const ratio = (value: number, base: number) => (value === base ? 1 : value / base)
