import { nice, ticks } from 'd3-array'

/** The axis of a chart from 0. */
interface Scale {
  max: number
  ticks: readonly number[]
}

const tickCount = 4

/** An axis with round numbers that contains all the values. Counts have no fractions. */
export function scaleOf(values: readonly number[]): Scale {
  const [, max] = nice(0, Math.max(tickCount, ...values), tickCount)
  return { max, ticks: ticks(0, max, tickCount) }
}

/** As a length for CSS. */
export const heightIn = ({ max }: Scale, value: number) => `${(100 * value) / max}%`
