import { visitsRecord } from '@baithak/domain'
import { useMemberId } from '@baithak/domain/use-member-id'
import { useMemberName } from '@baithak/domain/use-member-name'
import { useHost } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import type { AdminCafe } from '../model/admin-cafe'
import { deskCafeRecord } from '../model/desk-cafe'
import { checkIn, type DeskResult } from './check-in'

/** The desk of a café on this device: where it is, and what it does with a code. */
export function useDesk(cafes: readonly AdminCafe[]) {
  const { storage } = useHost()
  const chosen = storage.record(deskCafeRecord)
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
