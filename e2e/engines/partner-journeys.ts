import { join } from 'node:path'
import { repositoryRoot } from '@baithak/shared/apps'
import { cafes } from '../scenarios/large-fixtures'
import type { Trial } from './trials'
import type { Visitor } from './visitor'

const english = { i18nextLng: 'en' }

/** The links of the table's rows that are drawn, in their order. */
const rowLinks = (visitor: Visitor) =>
  visitor.session.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('tbody th a')].map(({ pathname }) => pathname),
  )

const sortedBy = (visitor: Visitor, direction: string) =>
  visitor.until(
    `a column sorted ${direction}`,
    (wanted) => document.querySelector(`th[aria-sort="${wanted}"]`) !== null,
    direction,
  )

const picture = join(repositoryRoot, 'shell/public/icons/share.png')

/** What partners do on their dashboard. */
export const partnerJourneys: readonly Trial[] = [
  {
    group: 'journeys',
    name: 'a tap anywhere on a café’s row opens that café',
    async run(visitor) {
      await visitor.open('/admin/dashboard', english)
      const links = await rowLinks(visitor)
      for (const row of [0, 2, links.length - 1]) {
        for (const part of ['th a', 'td:last-child', 'th > div']) {
          await visitor.tap({ selector: `tbody tr:has(th a[href="${links[row]}"]) ${part}` })
          await visitor.arrivesAt(links[row] ?? '')
          await visitor.goTo('/admin/dashboard')
        }
      }
    },
  },
  {
    group: 'journeys',
    name: 'the table is sorted by its headers and searched',
    async run(visitor) {
      await visitor.open('/admin/dashboard', { ...english, ...cafes(50) })
      const name = { selector: 'thead button', name: visitor.words('admin:table.name') }
      await visitor.tap(name)
      await sortedBy(visitor, 'ascending')
      await visitor.tap(name)
      await sortedBy(visitor, 'descending')
      await visitor.fill({ selector: 'input[type=search]' }, 'Tulsi')
      await visitor.until('one row', () => document.querySelectorAll('tbody th').length === 1)
    },
  },
  {
    group: 'journeys',
    name: 'a café with an image is added and found in the table',
    async run(visitor) {
      await visitor.open('/admin/dashboard', english)
      await visitor.press('admin:dashboard.add')
      await visitor.press('admin:add.submit')
      await visitor.sees(visitor.words('admin:add.nameMissing'), '[role=dialog]')
      await visitor.fill({ selector: 'input[name=name]' }, 'Naya Adda')
      await visitor.fill({ selector: 'input[name=city]' }, 'Mysuru')
      await visitor.fill({ selector: 'input[name=address]' }, '1 Sayyaji Rao Road')
      await visitor.press('admin:tier.Gold')
      await visitor.press('admin:amenities.wifi')
      await visitor.session.chooseFiles('[role=dialog] input[type=file]', [picture])
      await visitor.until('the chosen image', () => {
        const image = document.querySelector<HTMLImageElement>('[role=dialog] li img')
        return image?.complete && image.naturalWidth > 0
      })
      await visitor.press('admin:add.submit')
      await visitor.sees(visitor.words('admin:add.done'), '.toast-title')
      await visitor.fill({ selector: 'input[type=search]' }, 'Naya')
      await visitor.sees('Naya Adda', 'tbody th')
    },
  },
]
