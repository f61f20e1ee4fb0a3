import { isoDate } from '@baithak/domain'
import type { TFunction } from 'i18next'
import { type AdminCafe, cafeNameOf, isIncomplete } from '../model/admin-cafe'
import { type Cell, saveCsv } from '../model/csv'

/** The columns with their labels and a café's values. */
const columnsIn = (t: TFunction<'admin'>): [label: string, toCell: (cafe: AdminCafe) => Cell][] => [
  [t('table.name'), (cafe) => cafeNameOf(cafe, t)],
  [t('table.city'), ({ city }) => city],
  [t('export.area'), ({ area }) => area],
  [t('cafe.address'), ({ address }) => address],
  [t('cafe.contact'), ({ contact }) => contact],
  [t('table.category'), ({ category }) => category && t(`tier.${category}`)],
  [t('table.status'), ({ status }) => status && t(`status.${status}`)],
  [t('export.note'), (cafe) => (isIncomplete(cafe) ? t('incomplete') : null)],
  [t('cafe.rating'), ({ rating }) => rating],
  [t('table.occupancy'), ({ occupancy }) => occupancy && t(`occupancy.${occupancy}`)],
  [t('stats.live'), ({ liveCheckIns }) => liveCheckIns],
  [t('stats.week'), ({ weekCheckIns }) => weekCheckIns],
  [t('export.total'), ({ checkIns }) => checkIns],
  [
    t('cafe.amenities'),
    ({ amenities }) => amenities.map((amenity) => t(`amenities.${amenity}`)).join(', '),
  ],
]

/** Saves the cafés in their order. The file's name has today's date. */
export function exportCafes(t: TFunction<'admin'>, cafes: readonly AdminCafe[]) {
  const columns = columnsIn(t)
  saveCsv(`baithak-cafes-${isoDate(new Date())}`, [
    columns.map(([label]) => label),
    ...cafes.map((cafe) => columns.map(([, toCell]) => toCell(cafe))),
  ])
}
