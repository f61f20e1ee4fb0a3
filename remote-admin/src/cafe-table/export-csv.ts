import { isoDate } from '@baithak/domain'
import { saveFile } from '@baithak/ui/sharing'
import type { AdminCafe } from '../model/admin-cafe'
import type { Figures } from '../model/figures'
import { exportColumns, type Translation } from './export-columns'
import { toCsv } from './to-csv'

/** Saves the cafés, in their order, as a file of today. */
export function exportCsv(
  translation: Translation,
  cafes: readonly AdminCafe[],
  figures: Figures,
  now: Date,
) {
  const { labels, valuesOf } = exportColumns(translation, figures, now, 'file')
  const csv = toCsv([labels, ...cafes.map(valuesOf)])
  const name = `baithak-cafes-${isoDate(now)}.csv`
  void saveFile(new File([csv], name, { type: 'text/csv;charset=utf-8' }))
}
