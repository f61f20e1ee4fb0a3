import { isoDate } from '@baithak/domain'
import { saveFile } from '@baithak/ui/sharing'
import type { TFunction } from 'i18next'
import { type AdminCafe, cafeNameOf, isIncomplete } from '../model/admin-cafe'

type Cell = string | number | null

/** The labels of the columns, and a café's values. */
const columnsIn = (t: TFunction<'admin'>): [label: string, cellOf: (cafe: AdminCafe) => Cell][] => [
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
    ({ amenities }) => amenities.map((each) => t(`amenities.${each}`)).join(', '),
  ],
]

/**
 * Where a spreadsheet would run a formula: at a cell's start, and where one that expects semicolons or tabs begins a
 * cell or a row. It skips what is invisible, and quotes.
 */
const formulaStart = /(^|[;\t\r\n])(?=["\s\p{Cc}\p{Cf}\p{DI}\u2800]*[=+\-@＝＋－＠])|^(?=[\t\r])/gu

/** An apostrophe before a formula makes it text, as OWASP recommends; phone numbers with + get it too. */
function escapeCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const harmless = (cell ?? '').replace(formulaStart, "$1'")
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Without it, Excel reads the file in the system's code page. */
const byteOrderMark = '\ufeff'

/** Rows as a CSV file (RFC 4180). */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(escapeCell).join(',')}\r\n`).join('')

/** Saves the cafés, in their order, as a file of today. */
export function exportCsv(t: TFunction<'admin'>, cafes: readonly AdminCafe[]) {
  const columns = columnsIn(t)
  const rows = cafes.map((cafe) => columns.map(([, cellOf]) => cellOf(cafe)))
  const csv = toCsv([columns.map(([label]) => label), ...rows])
  const name = `baithak-cafes-${isoDate(new Date())}.csv`
  void saveFile(new File([csv], name, { type: 'text/csv;charset=utf-8' }))
}
