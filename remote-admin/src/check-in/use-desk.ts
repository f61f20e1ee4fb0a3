import { visitsRecord } from '@baithak/domain'
import { useMemberId } from '@baithak/domain/use-member-id'
import { useMemberName } from '@baithak/domain/use-member-name'
import { useHost } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import type { AdminCafe } from '../model/admin-cafe'
import { checkIn, type DeskResult } from './check-in'

const deskCafe = { key: 'draft:desk-cafe', schema: v.string(), fallback: '' }

/** The desk of a café on this device: where it is, and what it does with a code. */
export function useDesk(cafes: readonly AdminCafe[]) {
  const { storage } = useHost()
  const chosen = storage.record(deskCafe)
  const chosenId = useRecord(chosen)
  const visits = useRecord(storage.record(visitsRecord))
  const member = { id: useMemberId(), name: useMemberName() }
  const cafe = cafes.find(({ id }) => id === chosenId) ?? cafes[0]
  const isGold = (cafeId: string) =>
    cafes.some(({ id, category }) => id === cafeId && category === 'Gold')

  return {
    cafe,
    chooseCafe: (cafeId: string) => void chosen.write(cafeId),
    visits,
    /** undefined for a text that is no code. */
    checkIn: (text: string): DeskResult | undefined =>
      cafe && checkIn(text, storage, { cafe, isGold, member }, new Date()),
  }
}
