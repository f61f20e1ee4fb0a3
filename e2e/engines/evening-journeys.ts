import { member } from '../fixtures/stored'
import { partyWith } from '../scenarios/large-fixtures'
import type { Trial } from './trials'
import type { Visitor } from './visitor'

const seated = { ...member, i18nextLng: 'en' }
const toast = '.toast-title'

const sliderTexts = (visitor: Visitor) =>
  visitor.session.evaluate(() =>
    [...document.querySelectorAll('[role=dialog] [role=slider]')].map((slider) =>
      slider.getAttribute('aria-valuetext'),
    ),
  )

/** What members do in Party and in Gig. */
export const eveningJourneys: readonly Trial[] = [
  {
    group: 'journeys',
    name: 'a party is planned through the wizard, confirmed and paid',
    async run(visitor) {
      await visitor.open('/party/create', seated)
      const wizard = (step: number) => visitor.heading(visitor.words(`party:wizard.steps.${step}`))
      await wizard(1)
      await visitor.press('party:wizard.nextMonth')
      await visitor.tap({ selector: 'td button:enabled', name: '15 ' })
      await visitor.until(
        'the chosen day',
        () => document.querySelector('td [aria-pressed=true]')?.textContent === '15',
      )
      await visitor.tap({ selector: 'input[type=time]' })
      for (const step of [2, 3, 4, 5]) {
        // Two clicks at one place, as fast as these, are a double click, and its second half is ignored.
        await visitor.tap({ selector: 'h1' })
        await visitor.press('party:wizard.next')
        await wizard(step)
        if (step === 2) await visitor.press('party:wizard.moreGuests')
      }
      await visitor.press('party:wizard.send')
      await visitor.sees(visitor.words('party:wizard.sent'), toast)
      await visitor.arrivesAt('/party/manage')
      await visitor.tap({ selector: 'li button', name: 'Pay' })
      await visitor.sees(visitor.words('party:parties.paid'), toast)
      await visitor.sees(visitor.words('party:parties.status.Paid & Booked'), 'main')
    },
  },
  {
    group: 'journeys',
    name: 'filters: sliders move by drag and by key, the sheet closes and applies',
    async run(visitor) {
      await visitor.open('/party', seated)
      await visitor.press('party:venues.openFilters')
      const thumb = { selector: '[role=slider]' }
      const at = await visitor.pointOf(thumb)
      const before = await sliderTexts(visitor)
      await visitor.drag(at, { x: at.x + 80, y: at.y })
      await visitor.still()
      const dragged = await sliderTexts(visitor)
      if (dragged[0] === before[0]) throw new Error(`The first slider stays at ${before[0]}.`)
      await visitor.session.evaluate(() =>
        document.querySelectorAll<HTMLElement>('[role=dialog] [role=slider]')[3]?.focus(),
      )
      await visitor.type('\uE012')
      await visitor.until(
        'the last slider one step lower',
        (was) =>
          document
            .querySelectorAll('[role=dialog] [role=slider]')[3]
            ?.getAttribute('aria-valuetext') !== was,
        dragged[3],
      )
      await visitor.press('party:filters.apply')
      await visitor.sees(visitor.words('party:filters.applied'), toast)
      await visitor.until('no sheet', () => !document.querySelector('[role=dialog]'))
    },
  },
  {
    group: 'journeys',
    name: 'a sheet closes by its button and by Escape',
    async run(visitor) {
      await visitor.open('/party', seated)
      const gone = () => visitor.until('no sheet', () => !document.querySelector('[role=dialog]'))
      await visitor.press('party:venues.openFilters')
      await visitor.press('party:common.close')
      await gone()
      await visitor.press('party:venues.openFilters')
      await visitor.pointOf({ selector: '[role=slider]' })
      await visitor.type('\uE00C')
      await gone()
    },
  },
  {
    group: 'journeys',
    name: 'a line of the chat is sent, and the venue answers',
    async run(visitor) {
      await visitor.open('/party/chat', { ...seated, ...partyWith('Paid & Booked') })
      await visitor.fill({ selector: 'textarea' }, 'Is the speaker Bluetooth?')
      await visitor.type('\uE007')
      await visitor.sees('Is the speaker Bluetooth?', 'main li, main article, main p')
    },
  },
  {
    group: 'journeys',
    name: 'an artist applies to a gig and finds it in My Gigs',
    async run(visitor) {
      await visitor.open('/gig', seated)
      const title = await visitor.session.evaluate(
        () => document.querySelector('a[href^="/gig/detail/"]')?.textContent?.trim() ?? '',
      )
      await visitor.pressAt('a[href^="/gig/detail/"]')
      await visitor.press('gig:apply.action')
      await visitor.sees(visitor.words('gig:apply.sent'), toast)
      await visitor.goTo('/gig/my-gigs')
      await visitor.sees(visitor.words('gig:myGigs.count_one', { count: 1 }), 'main')
      if (!title) throw new Error('The gig has no title.')
    },
  },
]
