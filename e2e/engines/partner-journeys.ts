import { join } from 'node:path'
import { repositoryRoot } from '@baithak/build/apps'
import { cafes } from '@baithak/tools/testing/large-fixtures'
import type { EngineDriver, EngineTest } from './engine-driver'

const english = { i18nextLng: 'en' }

/** The links of the table's rows, in order, once all of them are rendered. */
const rowLinks = (driver: EngineDriver) =>
  driver.waitUntil('all rows of the table', () => {
    const headerRows = 1
    const count = Number(document.querySelector('table')?.getAttribute('aria-rowcount'))
    const links = [...document.querySelectorAll<HTMLAnchorElement>('tbody th a')]
    return links.length === count - headerRows && links.map(({ pathname }) => pathname)
  })

const waitForSort = (driver: EngineDriver, direction: string) =>
  driver.waitUntil(
    `a column sorted ${direction}`,
    (expected) => document.querySelector(`th[aria-sort="${expected}"]`) !== null,
    direction,
  )

const imageFile = join(repositoryRoot, 'shell/public/icons/share.png')

/** Journeys of partners on their dashboard. */
export const partnerJourneys: readonly EngineTest[] = [
  {
    group: 'journeys',
    name: 'a tap anywhere on a row opens its café',
    async run(driver) {
      await driver.open('/admin/dashboard', english)
      for (const row of [0, 2, -1]) {
        for (const part of ['th a', 'td:last-child', 'th > div']) {
          const link = (await rowLinks(driver)).at(row) ?? ''
          await driver.tap({ selector: `tbody tr:has(th a[href="${link}"]) ${part}` })
          await driver.waitForPath(link)
          await driver.goTo('/admin/dashboard')
        }
      }
    },
  },
  {
    group: 'journeys',
    name: 'the table is sorted by its headers and searched',
    async run(driver) {
      await driver.open('/admin/dashboard', { ...english, ...cafes(50) })
      const name = { selector: 'thead button', name: driver.translate('admin:table.name') }
      await driver.tap(name)
      await waitForSort(driver, 'ascending')
      await driver.tap(name)
      await waitForSort(driver, 'descending')
      await driver.fill({ selector: 'input[type=search]' }, 'Tulsi')
      await driver.waitUntil('one row', () => document.querySelectorAll('tbody th').length === 1)
    },
  },
  {
    group: 'journeys',
    name: 'a café with an image is added and found in the table',
    async run(driver) {
      await driver.open('/admin/dashboard', english)
      await driver.press('admin:dashboard.add')
      await driver.press('admin-new-cafe:submit')
      await driver.waitForText(driver.translate('admin-new-cafe:nameMissing'), '[role=dialog]')
      await driver.fill({ selector: 'input[name=name]' }, 'Naya Adda')
      await driver.fill({ selector: 'input[name=city]' }, 'Mysuru')
      await driver.fill({ selector: 'input[name=address]' }, '1 Sayyaji Rao Road')
      await driver.press('admin:tier.Gold')
      await driver.press('admin:amenities.wifi')
      await driver.session.chooseFiles('[role=dialog] input[type=file]', [imageFile])
      await driver.waitUntil('the chosen image', () => {
        const image = document.querySelector<HTMLImageElement>('[role=dialog] li img')
        return image?.complete && image.naturalWidth > 0
      })
      await driver.press('admin-new-cafe:submit')
      await driver.waitForText(driver.translate('admin-new-cafe:done'), '.toast-title')
      await driver.fill({ selector: 'input[type=search]' }, 'Naya')
      await driver.waitForText('Naya Adda', 'tbody th')
    },
  },
]
