import { areCafesOpen } from '@baithak/shared/cafes'
import type { TFunction } from 'i18next'
import type { AdminCafe } from '../model/admin-cafe'
import type { Figures } from '../model/figures'
import { changeOf } from '../model/periods'

type Cell = string | number | null

/** What is exported, and in part printed: the labels of the columns, and a café's values. */
export function cafeColumns(
  t: TFunction<'admin'>,
  { period, ...figures }: Figures,
  now: Date,
  media: 'file' | 'paper',
) {
  const areOpen = areCafesOpen(now)
  const periodName = t(`period.${period}`)
  const all: readonly [string, (cafe: AdminCafe) => Cell, 'file only'?][] = [
    [t('table.name'), ({ name }) => name || t('cafe.unnamed')],
    [t('table.city'), ({ city }) => city],
    [t('export.area'), ({ area }) => area, 'file only'],
    [t('cafe.address'), ({ address }) => address, 'file only'],
    [t('cafe.contact'), ({ contact }) => contact],
    [t('table.category'), ({ category }) => category && t(`tier.${category}`)],
    [t('table.status'), ({ status }) => status && t(`status.${status}`)],
    [
      t('attention.title'),
      (cafe) => {
        const reason = figures.attentionOf(cafe)
        return reason && t(`attention.${reason}`)
      },
    ],
    [t('cafe.rating'), ({ rating }) => rating, 'file only'],
    [
      t('table.occupancy'),
      ({ occupancy }) => (areOpen && occupancy ? t(`occupancy.${occupancy}`) : null),
      'file only',
    ],
    [t('export.liveCheckIns'), ({ liveCheckIns }) => liveCheckIns],
    [t(`stats.${period}`), (cafe) => figures.comparisonOf(cafe).current],
    [t('export.before', { period: periodName }), (cafe) => figures.comparisonOf(cafe).previous],
    [t('export.change'), (cafe) => changeOf(figures.comparisonOf(cafe))],
    [t('export.total'), ({ checkIns }) => checkIns],
    [
      t('cafe.amenities'),
      ({ amenities }) => amenities.map((each) => t(`amenities.${each}`)).join(', '),
      'file only',
    ],
  ]
  const columns = all.filter(([, , isFileOnly]) => media === 'file' || !isFileOnly)
  return {
    labels: columns.map(([label]) => label),
    valuesOf: (cafe: AdminCafe) => columns.map(([, cellOf]) => cellOf(cafe)),
  }
}
