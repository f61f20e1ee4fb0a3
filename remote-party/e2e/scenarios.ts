import { longHindi, longMember, longName } from '@baithak/e2e/fixtures/large-fixtures'
import type { Scenario } from '@baithak/e2e/screens/scenario'
import { parties, partyDraft, partyWith, routes } from './stored-parties'

const manage = '/party/manage'
const hopping = '/party/cafe-hopping'
const hoppingPass = '/party/my-hopping-booking/HOP-B7F2'
const route = `${hopping}/filter-trail`
const details = `${manage}?enquiry=P-1`
const invitation = `${manage}/invitation?enquiry=P-1`

const booked = (changes = {}) => partyWith('Paid & Booked', { id: 'P-1', ...changes })
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
const twoStamps = { 'checkins_HOP-B7F2': ['dabara-house', 'tulsi-courtyard'] }

const wizard = (step: number, changes = {}): Scenario => ({
  name: `party-create-${step}`,
  path: `/party/create?step=${step}`,
  stored: partyDraft(changes),
})

/** A screen that opens a dialog or shows a toast. */
const pressed = (name: string, path: string, press: string, shows: 'dialog' | 'toast') => ({
  name,
  path,
  press: [press],
  shows,
})

export const scenarios: readonly Scenario[] = [
  { name: 'party', path: '/party' },
  { name: 'party-empty', path: '/party', search: 'zzz' },
  pressed('party-filter', '/party', 'party:venues.openFilters', 'dialog'),
  {
    ...pressed('party-filtered', '/party', 'party:venues.openFilters', 'toast'),
    steps: async (page, press) => {
      await page.getByRole('slider').first().press('ArrowRight')
      await press('party:filters.apply')
    },
  },
  { name: 'venue', path: '/party/venue/chandni-terrace' },
  pressed('venue-toast', '/party/venue/sitara-social', 'party:venue.requestQuote', 'toast'),
  ...[1, 2, 3, 4, 5].map((step) => wizard(step)),
  { ...wizard(2, { guests: 1 }), name: 'party-create-one-guest' },
  { ...wizard(2, { guests: 4000 }), name: 'party-create-many-guests' },
  {
    ...wizard(5, { addOns: ['decorations', 'music', 'smoke', 'cake', 'av'], package: 'buffet' }),
    name: 'party-create-all',
  },
  { ...wizard(5), name: 'party-sent', press: ['party:wizard.send'], shows: 'toast' },
  { name: 'parties-empty', path: manage },
  { name: 'parties', path: manage, stored: parties(4) },
  { name: 'parties-50', path: manage, stored: parties(50) },
  {
    name: 'parties-paid',
    path: manage,
    stored: partyWith('Confirmed - Pay Now'),
    shows: 'toast',
    steps: (page) => page.getByRole('button', { name: '₹' }).first().click(),
  },
  ...['Enquiry Sent', 'Confirmed - Pay Now', 'Paid & Booked', 'Cancelled'].map((status, index) => ({
    name: `party-detail-${index + 1}`,
    path: manage,
    stored: partyWith(status),
    press: ['a[href*="enquiry="]'],
  })),
  {
    ...pressed('party-share-cost', details, 'party:share.title', 'dialog'),
    stored: booked(),
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
    ...pressed('party-cancel', details, 'party:cancel.booking.action', 'dialog'),
    stored: booked(),
  },
  { name: 'parties-past', path: manage, stored: partyWith('Enquiry Sent', { date: '2025-02-14' }) },
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
  { name: 'hopping', path: hopping },
  { name: 'hopping-none', path: hopping, stored: routes('Inactive') },
  { name: 'hopping-long', path: hopping, stored: routes('Active'), storedEnglish: true },
  { name: 'route', path: route },
  { name: 'route-sold-out', path: route, stored: routes('Active', { slots_available: 0 }) },
  { name: 'route-missing', path: `${hopping}/nowhere` },
  { name: 'hopping-pass', path: hoppingPass },
  { name: 'hopping-pass-2', path: hoppingPass, stored: twoStamps },
  pressed('hopping-pass-stamped', hoppingPass, 'main li button', 'toast'),
  { name: 'hopping-pass-missing', path: '/party/my-hopping-booking/nowhere' },
]
