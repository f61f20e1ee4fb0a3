import { longHindi, longMember, longName } from '@baithak/e2e/fixtures/large-fixtures'
import type { Scenario } from '@baithak/e2e/screens/scenario'
import { enquiry, parties, partyDraft, partyWith, routes } from './stored-parties'

const hoppingPass = '/party/my-hopping-booking/HOP-B7F2'
const route = '/party/cafe-hopping/filter-trail'
const details = '/party/manage?enquiry=P-1'
const invitation = '/party/manage/invitation?enquiry=P-1'

const booked = (changes = {}) => ({
  my_parties: [enquiry(1, 'Paid & Booked', { id: 'P-1', ...changes })],
})
/** Returns a link with data in its fragment. 1 is the version of the fields. */
const link = (path: string, ...fields: (string | number)[]) =>
  `${path}#${Buffer.from(JSON.stringify([1, ...fields])).toString('base64url')}`
const party = ['P-7', longName, 'Thirty candles', 'Chandni Terrace', '2026-12-12']
const sentInvitation = link('/party/invitation', ...party, '19:00', '23:00', 'birthday')
const payment = ['meera@okbank', 'Meera Iyer', 1318, 'Chandni Terrace, 12 Dec 2026']
const sentPayment = link('/party/pay', ...payment)
const guests = [
  { id: 'a', name: 'Riya Sen', reply: 'coming' },
  { id: 'b', name: longName, reply: 'maybe' },
  { id: 'c', name: longHindi, reply: 'declined' },
  { id: 'd', name: 'Kabir' },
]
const stampedAt = (...cafeIds: string[]) => ({ 'checkins_HOP-B7F2': cafeIds })

const wizard = (step: number, changes = {}): Scenario => ({
  name: `party-create-${step}`,
  path: `/party/create?step=${step}`,
  stored: partyDraft(5, changes),
})

export const scenarios: readonly Scenario[] = [
  { name: 'party', path: '/party' },
  { name: 'party-empty', path: '/party', search: 'zzz' },
  { name: 'party-filter', path: '/party', press: ['party:venues.openFilters'], shows: 'dialog' },
  {
    name: 'party-filtered',
    path: '/party',
    press: ['party:venues.openFilters'],
    shows: 'toast',
    steps: async (page, press) => {
      await page.getByRole('slider').first().press('ArrowRight')
      await press('party:filters.apply')
    },
  },
  { name: 'venue', path: '/party/venue/chandni-terrace' },
  {
    name: 'venue-toast',
    path: '/party/venue/sitara-social',
    press: ['party:venue.requestQuote'],
    shows: 'toast',
  },
  ...[1, 2, 3, 4, 5].map((step) => wizard(step)),
  { ...wizard(2, { guests: 1 }), name: 'party-create-one-guest' },
  { ...wizard(2, { guests: 4000 }), name: 'party-create-many-guests' },
  {
    ...wizard(5, { addOns: ['decorations', 'music', 'smoke', 'cake', 'av'], package: 'buffet' }),
    name: 'party-create-all',
  },
  { ...wizard(5), name: 'party-sent', press: ['party:wizard.send'], shows: 'toast' },
  { name: 'parties-empty', path: '/party/manage' },
  { name: 'parties', path: '/party/manage', stored: parties(4) },
  { name: 'parties-50', path: '/party/manage', stored: parties(50) },
  {
    name: 'parties-paid',
    path: '/party/manage',
    stored: partyWith('Confirmed - Pay Now'),
    shows: 'toast',
    steps: (page) => page.getByRole('button', { name: '₹' }).first().click(),
  },
  ...['Enquiry Sent', 'Confirmed - Pay Now', 'Paid & Booked', 'Cancelled'].map((status, index) => ({
    name: `party-detail-${index + 1}`,
    path: '/party/manage',
    stored: partyWith(status),
    press: ['a[href*="enquiry="]'],
  })),
  {
    name: 'party-share-cost',
    path: details,
    stored: booked(),
    press: ['party:share.title'],
    shows: 'dialog',
    steps: (page) => page.getByRole('dialog').getByRole('textbox').first().fill('meera@okbank'),
  },
  { name: 'invitation', path: invitation, stored: booked() },
  {
    name: 'invitation-long',
    path: invitation,
    stored: {
      ...booked({ venueName: longName }),
      ...longMember(longName),
      'draft:guests:P-1': guests,
      'draft:invitation:P-1': '"The thirtieth birthday of Anantapadmanabhan and Lakshmi"',
    },
    storedEnglish: true,
  },
  {
    name: 'invitation-removed',
    path: invitation,
    stored: { ...booked(), 'draft:guests:P-1': guests },
    storedEnglish: true,
    shows: 'toast',
    steps: (_, press) => press('party:invitation.guests.remove', { name: 'Riya Sen' }),
  },
  {
    name: 'invitation-failed',
    path: invitation,
    stored: booked(),
    before: (page) => page.route(/occasion-because/, (request) => request.abort()),
    shows: (page) => page.getByRole('alert'),
    consoleErrors: /Failed to load resource/,
  },
  { name: 'invitation-answer', path: sentInvitation, storedEnglish: true },
  ...['coming', 'declined'].map(
    (reply): Scenario => ({
      name: `invitation-answer-${reply}`,
      path: sentInvitation,
      storedEnglish: true,
      press: [`party:invitation.answer.reply.${reply}`],
      shows: (page) => page.locator('main [role=status]:not(:empty)'),
    }),
  ),
  { name: 'invitation-cut', path: '/party/invitation' },
  { name: 'pay', path: sentPayment, storedEnglish: true },
  { name: 'pay-cut', path: '/party/pay' },
  {
    name: 'party-cancel',
    path: details,
    stored: booked(),
    press: ['party:cancel.booking.action'],
    shows: 'dialog',
  },
  {
    name: 'parties-past',
    path: '/party/manage',
    stored: partyWith('Enquiry Sent', { date: '2025-02-14' }),
  },
  { name: 'chat', path: '/party/chat', stored: parties(1) },
  {
    name: 'chat-lines',
    storedEnglish: true,
    path: '/party/chat',
    steps: async (page) => {
      for (const message of ['Is the speaker Bluetooth?', longName]) {
        await page.getByRole('textbox').fill(message)
        await page.keyboard.press('Enter')
      }
    },
  },
  { name: 'hopping', path: '/party/cafe-hopping' },
  { name: 'hopping-none', path: '/party/cafe-hopping', stored: routes('Inactive') },
  {
    name: 'hopping-long',
    storedEnglish: true,
    path: '/party/cafe-hopping',
    stored: routes('Active'),
  },
  { name: 'route', path: route },
  {
    name: 'route-sold-out',
    path: '/party/cafe-hopping/church-street-after-six',
    stored: routes('Active', { slots_available: 0 }),
  },
  { name: 'route-missing', path: '/party/cafe-hopping/nowhere' },
  { name: 'hopping-pass', path: hoppingPass },
  {
    name: 'hopping-pass-2',
    path: hoppingPass,
    stored: stampedAt('dabara-house', 'tulsi-courtyard'),
  },
  { name: 'hopping-pass-stamped', path: hoppingPass, press: ['main li button'], shows: 'toast' },
  { name: 'hopping-pass-missing', path: '/party/my-hopping-booking/nowhere' },
]
