import { decodeQr } from '../fixtures/decode-qr'
import { heldPass, member } from '../fixtures/stored'
import type { Trial } from './trials'

const english = { i18nextLng: 'en' }
const seated = { ...member, ...english }
const toast = '.toast-title'

/** What members do in the shell and in Work. */
export const memberJourneys: readonly Trial[] = [
  {
    group: 'journeys',
    name: 'a newcomer goes from the welcome to the chooser',
    async run(visitor) {
      await visitor.open('/', english)
      await visitor.press('shell:welcome.start')
      await visitor.fill({ selector: 'input[type=tel]' }, '9845012345')
      await visitor.press('shell:onboarding.phone.send')
      await visitor.until(
        'the focus in the first box of the code',
        () => document.activeElement?.getAttribute('aria-label') === 'Character 1 of 6',
      )
      await visitor.type('123456')
      await visitor.press('shell:onboarding.code.verify')
      await visitor.heading(visitor.words('shell:onboarding.profile.title'))
      await visitor.fill({ selector: 'input', name: 'Full name' }, 'Aanya Rao')
      const date = { selector: 'input[type=date]' }
      await visitor.tap(date)
      await visitor.press('shell:onboarding.continue')
      await visitor.heading(visitor.words('shell:onboarding.interests.title'))
      await visitor.press('shell:onboarding.interests.names.Work')
      await visitor.press('shell:onboarding.continue')
      await visitor.heading(visitor.words('shell:onboarding.permissions.title'))
      await visitor.press('shell:onboarding.continue')
      await visitor.heading(visitor.words('shell:onboarding.success.title'))
      await visitor.press('shell:onboarding.success.go')
      await visitor.heading(visitor.words('shell:chooser.title'))
      await visitor.press('shell:chooser.work.name')
      await visitor.heading('Namaste, Aanya')
    },
  },
  {
    group: 'journeys',
    name: 'the chooser brings the styles of the modes into the cache, and nothing is refused',
    async run(visitor) {
      await visitor.open('/', seated)
      await visitor.until('the styles of three modes', () => {
        const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
        const others = files.filter(
          ({ origin, pathname }) => origin !== location.origin && pathname.endsWith('.css'),
        )
        return new Set(others.map(({ origin }) => origin)).size === 3
      })
      const errors = await visitor.session.takeErrors()
      if (errors.length > 0) throw new Error(errors.join('\n'))
    },
  },
  {
    group: 'journeys',
    name: 'a pass that is bought hangs in the wallet',
    async run(visitor) {
      await visitor.open('/purchase-pass', seated)
      await visitor.pressAt('article button', 0)
      await visitor.sees(visitor.words('work:purchase.done'), toast)
      await visitor.arrivesAt('/wallet')
      await visitor.sees(visitor.words('work:wallet.showQr'), 'main')
      await visitor.goTo('/wallet')
      await visitor.sees(visitor.words('work:wallet.showQr'), 'main')
    },
  },
  {
    group: 'journeys',
    name: 'the check-in QR is read from the screen',
    async run(visitor) {
      const stored = { ...seated, userPass: heldPass('gold_monthly', new Date()) }
      await visitor.open('/check-in', stored)
      // The lamp may still be coming on.
      const code = await visitor.eventually('a QR code', async () =>
        decodeQr(await visitor.session.screenshot()),
      )
      if (!code.includes(member.userId)) throw new Error(`The code says ${code}.`)
    },
  },
  {
    group: 'journeys',
    name: 'stars are given by tap, and the form says what is missing',
    async run(visitor) {
      await visitor.open('/taster-invite/rate', seated)
      await visitor.press('work:tasting.submit')
      await visitor.until(
        'the toast that refuses',
        () => document.querySelector('.toast-bad') !== null,
      )
      for (const group of [0, 1, 2])
        await visitor.pressAt(`[role=radiogroup]:nth-of-type(n) input[value="4"]`, group)
      await visitor.fill({ selector: 'textarea' }, 'Well roasted')
      const given = await visitor.session.evaluate(
        () => document.querySelectorAll('[role=radiogroup] input:checked').length,
      )
      if (given !== 3) throw new Error(`${given} of 3 ratings are given.`)
      await visitor.press('work:tasting.submit')
      await visitor.until('another screen', () => location.pathname !== '/taster-invite/rate')
    },
  },
  {
    group: 'journeys',
    name: 'the language changes to Hindi and stays',
    async run(visitor) {
      await visitor.open('/settings', seated)
      await visitor.tap({ selector: '[role=radio], label, button', name: 'हिन्दी' })
      await visitor.until('Hindi', () => document.documentElement.lang === 'hi')
      await visitor.sees(visitor.words('work:settings.updated'), toast)
      await visitor.goTo('/work')
      await visitor.until('Hindi', () => document.documentElement.lang === 'hi')
      await visitor.until('Devanagari', () =>
        /[\u0900-\u097f]/.test(document.querySelector('h1')?.textContent ?? ''),
      )
    },
  },
  {
    group: 'journeys',
    name: 'who signs out is a newcomer again',
    async run(visitor) {
      await visitor.open('/profile', seated)
      await visitor.press('work:profile.signOut')
      await visitor.sees(visitor.words('work:profile.goodbye.title'), toast)
      await visitor.sees(visitor.words('shell:welcome.start'))
    },
  },
]
