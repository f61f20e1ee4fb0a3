import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { decodeFields, encodeFields, linkText } from '../model/link-fields'
import { paths } from '../paths'

/** The UPI ID that received the last share. */
export const payeeRecord: RecordDefinition<string> = {
  key: 'draft:payee',
  schema: v.string(),
  fallback: '',
}

/** Whether a text looks like a UPI ID: 'meera.iyer@okbank'. */
export const isUpiId = (text: string): boolean => /^[\w.-]{2,256}@[a-z][a-z\d]{1,63}$/i.test(text)

/** Splits a total into whole rupees: each amount with the number of heads who pay it. The first pay a rupee more. */
export function costShares(total: number, heads: number) {
  const rupees = Math.round(total)
  const amount = Math.floor(rupees / heads)
  const larger = rupees % heads
  return [
    { amount: amount + 1, heads: larger },
    { amount, heads: heads - larger },
  ].filter((share) => share.heads > 0 && share.amount > 0)
}

/** The payment that a link carries. */
const paymentSchema = v.object({
  payee: v.pipe(linkText, v.check(isUpiId)),
  payeeName: linkText,
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  note: linkText,
})
export type Payment = v.InferOutput<typeof paymentSchema>

/** Returns an https link, because chats do not turn `upi:` into a link. */
export const paymentLink = (payment: Payment, origin: string): string =>
  `${origin}${paths.pay.path}${encodeFields(paymentSchema, payment)}`

export const parsePayment = (hash: string): Payment | null => decodeFields(paymentSchema, hash)

/** UPI apps cut or refuse a longer note. */
const maxNoteLength = 80

/** Rupees. Most UPI apps and banks refuse more in one payment. */
export const upiLimit = 100_000

/** Returns a text without accents, or '' for a text in another script, because banks drop such texts. */
const latinText = (text: string): string => {
  const latin = text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return /[^\x20-\x7e]/.test(latin) ? '' : latin
}

/** Returns the link that opens a UPI app with everything filled in. */
export function upiLink({ payee, payeeName, amount, note }: Payment): string {
  const query = new URLSearchParams({
    pa: payee,
    pn: latinText(payeeName) || payee,
    am: amount.toFixed(2),
    cu: 'INR',
    tn: latinText(note).slice(0, maxNoteLength),
  })
  // UPI apps do not decode a plus or an encoded @.
  return `upi://pay?${String(query).replaceAll('+', '%20').replaceAll('%40', '@')}`
}
