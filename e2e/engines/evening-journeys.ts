import { partyWith } from '@baithak/tools/testing/large-fixtures'
import { member } from '@baithak/tools/testing/stored'
import { scenariosByApp } from '../scenarios/scenarios'
import type { EngineDriver, EngineTest } from './engine-driver'
import { openInEngine } from './open-in-engine'

const englishMember = { ...member, i18nextLng: 'en' }
const toastTitle = '.toast-title'

const sliderValues = (driver: EngineDriver) =>
  driver.session.evaluate(() =>
    [...document.querySelectorAll('[role=dialog] [role=slider]')].map((slider) =>
      slider.getAttribute('aria-valuetext'),
    ),
  )

/** Journeys of members in Party and Gig. */
export const eveningJourneys: readonly EngineTest[] = [
  {
    group: 'journeys',
    name: 'the card of an invitation is drawn',
    async run(driver) {
      const invitation = scenariosByApp.party.find(({ name }) => name === 'invitation')
      if (!invitation) throw new Error('There is no scenario “invitation”.')
      await openInEngine(driver, invitation, 'en')
      await driver.waitUntil(
        'the drawn card',
        () => document.querySelector('main img[src^="blob:"]') !== null,
      )
    },
  },
  {
    group: 'journeys',
    name: 'a party is planned through the wizard, confirmed and paid',
    async run(driver) {
      await driver.open('/party/create', englishMember)
      const waitForStep = (step: number) =>
        driver.waitForHeading(driver.translate(`party:wizard.steps.${step}`))
      await waitForStep(1)
      await driver.press('party:wizard.nextMonth')
      await driver.tap({ selector: 'td button:enabled', name: '15 ' })
      await driver.waitUntil(
        'the chosen day',
        () => document.querySelector('td [aria-pressed=true]')?.textContent === '15',
      )
      await driver.tap({ selector: 'input[type=time]' })
      for (const step of [2, 3, 4, 5]) {
        // Two fast clicks at one point are a double click, and the app ignores its second half.
        await driver.tap({ selector: 'h1' })
        await driver.press('party:wizard.next')
        await waitForStep(step)
        if (step === 2) await driver.press('party:wizard.moreGuests')
      }
      await driver.press('party:wizard.send')
      await driver.waitForText(driver.translate('party:wizard.sent'), toastTitle)
      await driver.waitForPath('/party/manage')
      await driver.tap({ selector: 'main button', name: 'Pay' })
      await driver.waitForText(driver.translate('party:parties.paid'), toastTitle)
      await driver.waitForText(driver.translate('party:parties.status.Paid & Booked'), 'main')
    },
  },
  {
    group: 'journeys',
    name: 'the filter sliders move by drag and by key, and applying them closes the sheet',
    async run(driver) {
      await driver.open('/party', englishMember)
      await driver.press('party:venues.openFilters')
      const thumb = { selector: '[role=slider]' }
      const at = await driver.pointOf(thumb)
      const before = await sliderValues(driver)
      await driver.drag(at, { x: at.x + 80, y: at.y })
      await driver.waitUntilStill()
      const dragged = await sliderValues(driver)
      if (dragged[0] === before[0])
        throw new Error(`The first slider did not move from ${before[0]}.`)
      await driver.session.evaluate(() =>
        document.querySelectorAll<HTMLElement>('[role=dialog] [role=slider]')[3]?.focus(),
      )
      await driver.type('\uE012')
      await driver.waitUntil(
        'the last slider one step lower',
        (previous) =>
          document
            .querySelectorAll('[role=dialog] [role=slider]')[3]
            ?.getAttribute('aria-valuetext') !== previous,
        dragged[3],
      )
      await driver.press('party-venues:filters.apply')
      await driver.waitForText(driver.translate('party:filters.applied'), toastTitle)
      await driver.waitUntil('no sheet', () => !document.querySelector('[role=dialog]'))
    },
  },
  {
    group: 'journeys',
    name: 'Browser Back: a sheet closes by its button, by Escape and by Back, which stays on the screen',
    async run(driver) {
      await driver.open('/party', englishMember)
      const waitUntilClosed = () =>
        driver.waitUntil('no sheet', () => !document.querySelector('[role=dialog]'))
      await driver.press('party:venues.openFilters')
      await driver.press('party:common.close')
      await waitUntilClosed()
      await driver.press('party:venues.openFilters')
      await driver.pointOf({ selector: '[role=slider]' })
      await driver.type('\uE00C')
      await waitUntilClosed()
      await driver.press('party:venues.openFilters')
      await driver.pointOf({ selector: '[role=slider]' })
      await driver.session.evaluate(() => history.back())
      await waitUntilClosed()
      await driver.waitForPath('/party')
    },
  },
  {
    group: 'journeys',
    name: 'a message of the chat is sent',
    async run(driver) {
      await driver.open('/party/chat', { ...englishMember, ...partyWith('Paid & Booked') })
      await driver.fill({ selector: 'textarea' }, 'Is the speaker Bluetooth?')
      await driver.type('\uE007')
      await driver.waitForText('Is the speaker Bluetooth?', 'main li, main article, main p')
    },
  },
  {
    group: 'journeys',
    name: 'an artist applies to a gig and finds it in My Gigs',
    async run(driver) {
      await driver.open('/gig', englishMember)
      const title = await driver.session.evaluate(
        () => document.querySelector('a[href^="/gig/detail/"]')?.textContent?.trim() ?? '',
      )
      await driver.pressAt('a[href^="/gig/detail/"]')
      await driver.press('gig-applications:apply.action')
      await driver.waitForText(driver.translate('gig-applications:apply.sent'), toastTitle)
      await driver.goTo('/gig/my-gigs')
      await driver.waitForText(
        driver.translate('gig-applications:myGigs.count_one', { count: 1 }),
        'main',
      )
      if (!title) throw new Error('The gig has no title.')
    },
  },
]
