import type { PassId } from '@baithak/domain'

/** A pass that was bought on 20 November 2026 and is valid for a month, unless other dates are given. */
export const storedPass = (passId: PassId, dates: object = {}) => ({
  passId,
  purchaseDate: '2026-11-20T10:00:00.000Z',
  expiryDate: '2026-12-20T10:00:00.000Z',
  ...dates,
})

/** A stored check-in of the member U-1 on 20 November 2026. */
export const storedCheckIn = (cafeId: string, values: object = {}) => ({
  id: cafeId,
  memberId: 'U-1',
  name: 'Aanya Rao',
  passId: 'silver_monthly',
  cafeId,
  cafe: cafeId,
  at: '2026-11-20T10:00:00.000Z',
  ...values,
})
