import { heldPass, member } from '../fixtures/stored'
import type { Visitor } from './visitor'

/** How the network goes: no engine but Chromium can be told to do without. */
type StopServers = () => Promise<unknown>

/** The path `path` is open. */
const at = (visitor: Visitor, path: string) =>
  visitor.until(path, (expected) => location.pathname === expected, path)

const holder = () => ({ ...member, userPass: heldPass('gold_monthly', new Date()) })

const isHindi = () =>
  document.documentElement.lang === 'hi' &&
  /[\u0900-\u097f]/.test(document.querySelector('h1')?.textContent ?? '')

async function seesCode(visitor: Visitor) {
  await visitor.see('Your Check-in QR')
  const code = await visitor.qrCode()
  if (!code.includes(member.userId)) throw new Error(`The QR code holds ${code}.`)
}

export const journeys: Record<string, (visitor: Visitor, stop: StopServers) => Promise<void>> = {
  async onboarding(visitor) {
    await visitor.goto('/')
    await visitor.click('a', 'Get Started')
    await visitor.fill('Mobile number', '9845012345')
    await visitor.click('button', 'Send OTP')
    await visitor.until(
      'the focus in the first box of the code',
      () => document.activeElement?.ariaLabel === 'Character 1 of 6',
    )
    await visitor.type('123456')
    await visitor.fill('Full name', 'Aanya Rao')
    await visitor.click('button', 'Continue')
    await visitor.click('[type=checkbox], [role=checkbox]', 'Work')
    await visitor.click('button', 'Continue')
    await visitor.see('Three small favours')
    await visitor.click('button', 'Continue')
    await visitor.click('button', "Let's Go")
    await visitor.click('main a', 'Work')
    await visitor.see('Namaste, Aanya')
  },

  async purchase(visitor) {
    await visitor.open('/purchase-pass', member)
    await visitor.click('article:nth-of-type(2) button')
    await at(visitor, '/wallet')
    await visitor.see('Show QR Code')
    await visitor.goto('/wallet')
    await visitor.see('Show QR Code')
  },

  async 'check-in code'(visitor) {
    await visitor.open('/check-in', holder())
    await seesCode(visitor)
  },

  async 'party to paid'(visitor) {
    await visitor.open('/party/create', member)
    for (const step of ['Date & Time', 'Guests', 'Package', 'Add-ons']) {
      await visitor.until(
        step,
        (title) => document.querySelector('h1')?.textContent?.includes(title),
        step,
      )
      await visitor.click('button', 'Next')
    }
    await visitor.click('button', 'Send Enquiry')
    await visitor.click('main button', 'Pay ')
    await visitor.see('Paid & Booked')
  },

  async apply(visitor) {
    await visitor.open('/gig', member)
    await visitor.click('main a', 'Sunday Acoustic')
    await visitor.click('button', 'Apply')
    await at(visitor, '/gig/my-gigs')
    await visitor.see('Sunday Acoustic')
  },

  async 'partner adds a café'(visitor) {
    await visitor.goto('/admin/login')
    await visitor.click('button', 'Sign In')
    await visitor.click('button', 'Add New Café')
    await visitor.fill('Name', 'Naya Adda')
    await visitor.fill('Address', '1 Sayyaji Rao Road')
    await visitor.click('button', 'Add Café')
    await visitor.until('the café in the table', () =>
      [...document.querySelectorAll('tbody th')].some((cell) =>
        cell.textContent?.includes('Naya Adda'),
      ),
    )
  },

  async language(visitor) {
    await visitor.open('/settings', member)
    await visitor.click('label[lang=hi]')
    await visitor.until('Hindi', isHindi)
    await visitor.goto('/work')
    await visitor.until('Hindi', isHindi)
  },

  async 'offline code'(visitor, stop) {
    await visitor.open('/work', holder())
    await visitor.until('the worker', () => navigator.serviceWorker.ready.then(() => true))
    // The worker answers this page, and has its files then.
    await visitor.goto('/check-in')
    await seesCode(visitor)
    await stop()
    await visitor.goto('/check-in')
    await seesCode(visitor)
  },
}
