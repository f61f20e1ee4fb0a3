import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'

/** The UPI id that was paid last. */
export const payeeRecord: RecordDefinition<string> = {
  key: 'draft:payee',
  schema: v.string(),
  fallback: '',
}

/** Of a UPI id: 'meera.iyer@okbank'. */
export const isUpiId = (text: string): boolean => /^[\w.-]{2,256}@[a-z][a-z\d]{1,63}$/i.test(text)

/** Whole rupees, and how many heads have them. They add up to the total: the first shares are a rupee larger. */
export function costShares(total: number, heads: number) {
  const rupees = Math.round(total)
  const amount = Math.floor(rupees / heads)
  const larger = rupees % heads
  return [
    { amount: amount + 1, heads: larger },
    { amount, heads: heads - larger },
  ].filter((share) => share.heads > 0 && share.amount > 0)
}

interface UpiPayment {
  payee: string
  payeeName: string
  amount: number
  note: string
}

/** UPI apps cut a longer note, or refuse it. */
const maxNoteLength = 80

/** Opens a UPI app with everything filled in. */
export function upiLink({ payee, payeeName, amount, note }: UpiPayment): string {
  const query = new URLSearchParams({
    pa: payee,
    pn: payeeName,
    am: amount.toFixed(2),
    cu: 'INR',
    tn: [...note].slice(0, maxNoteLength).join(''),
  })
  // The apps show a plus as it is.
  return `upi://pay?${String(query).replaceAll('+', '%20')}`
}
