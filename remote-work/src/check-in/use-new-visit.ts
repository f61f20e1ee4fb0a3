import type { Tier } from '@baithak/domain'
import { instantOf, isSameDay } from '@baithak/domain/indian-time'
import { useState } from 'react'
import { findCafe } from '../model/cafe/resolve-sample-cafe'
import { useCafeLabels } from '../model/cafe/use-cafe-labels'
import { useCafes } from '../model/cafe/use-cafes'
import { passPlans } from '../model/pass/pass-plans'
import { useVisits } from '../model/use-visits'

export interface NewVisit {
  cafe: string
  area: string
  at: string
  tier: Tier
  /** A pass includes one coffee a day. */
  isFirstOfDay: boolean
  /** Of a Silver pass, which opens one Gold café a month. */
  isGoldVisit: boolean
}

/** The visit with a pass that a desk has stored since the screen was opened; undefined until then. */
export function useNewVisit(): NewVisit | undefined {
  const labelsOf = useCafeLabels()
  const cafes = useCafes()
  const visits = useVisits().filter(({ passId }) => passId !== null)
  const [before] = useState(() => new Set(visits.map(({ id }) => id)))
  const visit = visits.find(({ id }) => !before.has(id))
  if (!visit?.passId) return undefined
  const cafe = findCafe(visit.cafeId, cafes)
  const tier = passPlans[visit.passId].type
  const { name, area } = cafe ? labelsOf(cafe) : { name: visit.cafe, area: '' }
  return {
    cafe: name,
    area,
    at: visit.at,
    tier,
    isFirstOfDay: !visits.some(
      ({ id, at }) => id !== visit.id && isSameDay(instantOf(at), instantOf(visit.at)),
    ),
    isGoldVisit: tier === 'Silver' && cafe?.passType === 'Gold',
  }
}
