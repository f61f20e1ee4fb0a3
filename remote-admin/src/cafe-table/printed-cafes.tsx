import { useTranslation } from '@baithak/platform'
import { formatCount, formatDate, formatTime } from '@baithak/ui/format'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AdminCafe } from '../model/admin-cafe'
import { exportColumns } from './export-cafes'

/** The whole table on paper, also from the browser's menu. On screen only a part of the rows is rendered. */
export function PrintedCafes({ cafes }: { cafes: readonly AdminCafe[] }) {
  const { t, i18n } = useTranslation('admin')
  const isPrinting = useIsPrinting()
  if (!isPrinting) return null
  const { labels, valuesOf } = exportColumns(t, 'paper')
  const now = new Date()
  const date = `${formatDate(now, i18n.language)}, ${formatTime(now)}`
  return (
    <table className="hidden w-full text-left text-caption print:table">
      <caption className="mb-3 text-left text-body">{t('export.printed', { date })}</caption>
      <thead>
        <tr>
          {labels.map((label) => (
            <th key={label} scope="col" className="border-b border-rule-2 p-1 align-bottom">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cafes.map((cafe) => (
          <tr key={cafe.id} className="break-inside-avoid">
            {valuesOf(cafe).map((value, column) => (
              <td key={labels[column]} className="border-b border-rule p-1 align-top wrap-anywhere">
                {typeof value === 'number' ? formatCount(value) : value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** True from `beforeprint` to `afterprint`. The table has to be there when the event ends. */
function useIsPrinting() {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
