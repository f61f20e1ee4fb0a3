import type { AdminCafe } from './admin-cafe'
import { type AttentionReason, attentionFinder } from './attention'
import { type Comparison, type Period, periodCounter } from './periods'

/** What is computed for a café rather than stored, for one period. */
export interface Figures {
  period: Period
  comparisonOf: (cafe: AdminCafe) => Comparison
  attentionOf: (cafe: AdminCafe) => AttentionReason | null
}

export const createFigures = (period: Period, now: Date): Figures => ({
  period,
  comparisonOf: periodCounter(period, now),
  attentionOf: attentionFinder(now),
})
