import { areCafesOpen } from '@baithak/domain/cafes'
import { formatWeekday } from '@baithak/ui/format'
import type { i18n, TFunction } from 'i18next'
import type { AdminCafe } from '../model/admin-cafe'
import { cafeNameOf } from '../model/cafe-name'
import type { Figures } from '../model/figures'
import { changeOf } from '../model/periods'

type Cell = string | number | null

export interface Translation {
  t: TFunction<'admin'>
  i18n: i18n
}

/** What is exported, and in part printed: the labels of the columns, and a café's values. */
export function exportColumns(
  { t, i18n: { language } }: Translation,
  { period, ...figures }: Figures,
  now: Date,
  media: 'file' | 'paper',
) {
  const areOpen = areCafesOpen(now)
  const day = formatWeekday(now, language)
  const beforeLabel = t(`chart.before.${period}`, { day })
  const all: readonly [string, (cafe: AdminCafe) => Cell, 'file only'?][] = [
    [t('table.name'), (cafe) => cafeNameOf(cafe, t)],
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
    [beforeLabel, (cafe) => figures.comparisonOf(cafe).previous],
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
