import type { AdminCafe } from '../model/admin-cafe'
import type { Figures } from '../model/figures'

export const filters = ['all', 'attention', 'active', 'pending'] as const
export type Filter = (typeof filters)[number]

type AttentionOf = Figures['attentionOf']

const tests: Record<Filter, (cafe: AdminCafe, attentionOf: AttentionOf) => boolean> = {
  all: () => true,
  attention: (cafe, attentionOf) => attentionOf(cafe) !== null,
  active: ({ status }) => status === 'Active',
  pending: ({ status }) => status === 'Pending',
}

export const filterCafes = (
  cafes: readonly AdminCafe[],
  filter: Filter,
  attentionOf: AttentionOf,
): readonly AdminCafe[] =>
  filter === 'all' ? cafes : cafes.filter((cafe) => tests[filter](cafe, attentionOf))

/** The number of cafés behind each filter. */
export function countByFilter(
  cafes: readonly AdminCafe[],
  attentionOf: AttentionOf,
): Record<Filter, number> {
  const counts = { all: 0, attention: 0, active: 0, pending: 0 }
  for (const cafe of cafes)
    for (const filter of filters) if (tests[filter](cafe, attentionOf)) counts[filter] += 1
  return counts
}
