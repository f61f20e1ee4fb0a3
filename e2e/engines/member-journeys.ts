import { heldPass, member } from '@baithak/tools/testing/stored'
import { decodeQr } from '../fixtures/decode-qr'
import type { EngineTest } from './engine-driver'

const english = { i18nextLng: 'en' }
const englishMember = { ...member, ...english }
const toastTitle = '.toast-title'

/** Journeys of members in the shell and Work. */
export const memberJourneys: readonly EngineTest[] = [
  {
    group: 'journeys',
    name: 'a new user goes from the welcome screen through onboarding to Work',
    async run(driver) {
      await driver.open('/', english)
      await driver.press('shell:welcome.start')
      await driver.fill({ selector: 'input[type=tel]' }, '9845012345')
      await driver.press('shell:onboarding.phone.send')
      await driver.waitUntil(
        'the focus in the first box of the code',
        () => document.activeElement?.getAttribute('aria-label') === 'Character 1 of 6',
      )
      await driver.type('123456')
      await driver.waitForHeading(driver.translate('shell:onboarding.profile.title'))
      await driver.fill({ selector: 'input', name: 'Full name' }, 'Aanya Rao')
      const date = { selector: 'input[type=date]' }
      await driver.tap(date)
      await driver.press('shell:onboarding.continue')
      await driver.waitForHeading(driver.translate('shell:onboarding.interests.title'))
      await driver.press('shell:onboarding.interests.names.Work')
      await driver.press('shell:onboarding.continue')
      await driver.waitForHeading(driver.translate('shell:onboarding.permissions.title'))
      await driver.press('shell:onboarding.continue')
      await driver.waitForHeading(driver.translate('shell:onboarding.success.title'))
      await driver.press('shell:onboarding.success.go')
      await driver.waitForHeading(driver.translate('shell:chooser.title'))
      await driver.press('work:manifest.card.name')
      await driver.waitForHeading('Namaste, Aanya')
    },
  },
  {
    group: 'journeys',
    name: 'the mode chooser prefetches the style sheets of the modes without errors',
    async run(driver) {
      await driver.open('/', englishMember)
      await driver.waitUntil('the styles of three modes', () => {
        const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
        const styleSheets = urls.filter(
          ({ origin, pathname }) => origin !== location.origin && pathname.endsWith('.css'),
        )
        return new Set(styleSheets.map(({ origin }) => origin)).size === 3
      })
      const errors = await driver.session.takeErrors()
      if (errors.length > 0) throw new Error(errors.join('\n'))
    },
  },
  {
    group: 'journeys',
    name: 'a purchased pass is in the wallet',
    async run(driver) {
      await driver.open('/purchase-pass', englishMember)
      await driver.pressAt('article button', 0)
      await driver.waitForText(driver.translate('work-purchase:done'), toastTitle)
      await driver.waitForPath('/wallet')
      await driver.waitForText(driver.translate('work-wallet:showQr'), 'main')
      await driver.goTo('/wallet')
      await driver.waitForText(driver.translate('work-wallet:showQr'), 'main')
    },
  },
  {
    group: 'journeys',
    name: 'the check-in QR is read from the screen',
    async run(driver) {
      const stored = { ...englishMember, userPass: heldPass('gold_monthly', new Date()) }
      await driver.open('/check-in', stored)
      // The lamp may still be fading in.
      const code = await driver.poll('a QR code', async () =>
        decodeQr(await driver.session.screenshot()),
      )
      if (!code.includes(member.userId)) throw new Error(`The code contains ${code}.`)
    },
  },
  {
    group: 'journeys',
    name: 'a form without ratings is rejected, and ratings are set by tap',
    async run(driver) {
      await driver.open('/taster-invite/rate', englishMember)
      await driver.press('work-tasting:submit')
      await driver.waitUntil('the error toast', () => document.querySelector('.toast-bad') !== null)
      for (const group of [0, 1, 2])
        await driver.pressAt(`[role=radiogroup]:nth-of-type(n) input[value="4"]`, group)
      await driver.fill({ selector: 'textarea' }, 'Well roasted')
      const ratingCount = await driver.session.evaluate(
        () => document.querySelectorAll('[role=radiogroup] input:checked').length,
      )
      if (ratingCount !== 3) throw new Error(`${ratingCount} of 3 ratings are set.`)
      await driver.press('work-tasting:submit')
      await driver.waitUntil('another screen', () => location.pathname !== '/taster-invite/rate')
    },
  },
  {
    group: 'journeys',
    name: 'the language changes to Hindi and persists',
    async run(driver) {
      await driver.open('/settings', englishMember)
      await driver.tap({ selector: '[role=radio], label, button', name: 'हिन्दी' })
      await driver.waitUntil('Hindi', () => document.documentElement.lang === 'hi')
      await driver.waitForText('Language Updated!', toastTitle)
      await driver.goTo('/work')
      await driver.waitUntil('Hindi', () => document.documentElement.lang === 'hi')
      await driver.waitUntil('Devanagari', () =>
        /[\u0900-\u097f]/.test(document.querySelector('h1')?.textContent ?? ''),
      )
    },
  },
  {
    group: 'journeys',
    name: 'signing out leads to the welcome screen',
    async run(driver) {
      await driver.open('/profile', englishMember)
      await driver.press('work-profile:signOut')
      await driver.waitForText(driver.translate('work-profile:goodbye.title'), toastTitle)
      await driver.waitForText(driver.translate('shell:welcome.start'))
    },
  },
]
