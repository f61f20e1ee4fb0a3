import { expect, test } from 'vitest'
import type { PartyEnquiry } from '../model/party-enquiry'
import { createEnquiry } from '../testing/create-enquiry'
import { confirmEnquiries, newlyConfirmed, payEnquiry } from './enquiry-status'

const before = new Date('2026-12-12T22:59+05:30')
const after = new Date('2026-12-12T23:00+05:30')
const statusAfterConfirm = (status: PartyEnquiry['status'], now = before) =>
  confirmEnquiries([createEnquiry({ status })], new Set(['P-1']), now)[0]?.status
const statusAfterPay = (status: PartyEnquiry['status'], now = before) =>
  payEnquiry([createEnquiry({ status })], 'P-1', now)[0]?.status

test('a party that is over is neither confirmed nor paid', () => {
  expect(statusAfterConfirm('Enquiry Sent', after)).toBe('Enquiry Sent')
  expect(statusAfterPay('Confirmed - Pay Now', after)).toBe('Confirmed - Pay Now')
})

test('the venue confirms only enquiries that await it', () => {
  expect(statusAfterConfirm('Enquiry Sent')).toBe('Confirmed - Pay Now')
  expect(statusAfterConfirm('Confirmed - Pay Now')).toBe('Confirmed - Pay Now')
  expect(statusAfterConfirm('Paid & Booked')).toBe('Paid & Booked')
  expect(statusAfterConfirm('Cancelled')).toBe('Cancelled')
})

test('a member pays only for confirmed enquiries', () => {
  expect(statusAfterPay('Confirmed - Pay Now')).toBe('Paid & Booked')
  expect(statusAfterPay('Enquiry Sent')).toBe('Enquiry Sent')
  expect(statusAfterPay('Paid & Booked')).toBe('Paid & Booked')
  expect(statusAfterPay('Cancelled')).toBe('Cancelled')
})

test('confirming one enquiry leaves the others unchanged', () => {
  const other = createEnquiry({ id: 'P-2' })
  expect(confirmEnquiries([createEnquiry(), other], new Set(['P-1']), before)[1]).toBe(other)
})

test('newly confirmed are the enquiries that awaited the venue before', () => {
  const list = [
    createEnquiry(),
    createEnquiry({ id: 'P-2' }),
    createEnquiry({ id: 'P-3', status: 'Confirmed - Pay Now' }),
  ]
  const confirmed = confirmEnquiries(list, new Set(['P-2', 'P-3']), before)
  expect(newlyConfirmed(list, confirmed).map(({ id }) => id)).toEqual(['P-2'])
  expect(newlyConfirmed(confirmed, confirmed)).toEqual([])
})
