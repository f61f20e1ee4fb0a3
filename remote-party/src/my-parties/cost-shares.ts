import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { decodeFields, encodeFields, linkText } from '../model/link-fields'
import { paths } from '../paths'

/** The UPI id that was paid last. */
export const payeeRecord: RecordDefinition<string> = {
  key: 'draft:payee',
  schema: v.string(),
  fallback: '',
}

/** Whether a text has the form of a UPI ID: 'meera.iyer@okbank'. */
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

/** A payment in a link: opened by a friend, it shows whom it pays and how much. */
const paymentSchema = v.object({
  payee: v.pipe(linkText, v.check(isUpiId)),
  payeeName: linkText,
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  note: linkText,
})
export type Payment = v.InferOutput<typeof paymentSchema>

/** An https link, because chats do not make a link of `upi:`. */
export const paymentLink = (payment: Payment, origin: string): string =>
  `${origin}${paths.pay.path}${encodeFields(paymentSchema, payment)}`

export const parsePayment = (hash: string): Payment | null => decodeFields(paymentSchema, hash)

/** UPI apps cut a longer note, or refuse it. */
const maxNoteLength = 80

/** Most UPI apps and banks refuse more in one payment. */
export const upiLimit = 100_000

/** The text in Latin letters without accents; '' for a text in another script, which banks drop. */
const latinText = (text: string): string => {
  const latin = text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return /[^\x20-\x7e]/.test(latin) ? '' : latin
}

/** Opens a UPI app with everything filled in. */
export function upiLink({ payee, payeeName, amount, note }: Payment): string {
  const query = new URLSearchParams({
    pa: payee,
    pn: latinText(payeeName) || payee,
    am: amount.toFixed(2),
    cu: 'INR',
    tn: latinText(note).slice(0, maxNoteLength),
  })
  // The apps show a plus and an encoded @ as they are.
  return `upi://pay?${String(query).replaceAll('+', '%20').replaceAll('%40', '@')}`
}
