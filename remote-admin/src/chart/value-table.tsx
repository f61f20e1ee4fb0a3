import { formatCount } from '@baithak/ui/format'
import type { Bar } from './bar-chart'

interface ValueTableProps {
  label: string
  /** Of the columns: the time, the values and those they are compared with. */
  headers: readonly [name: string, value: string, before: string | undefined]
  bars: readonly Bar[]
}

/** A chart's values as a table. */
export function ValueTable({ label, headers, bars }: ValueTableProps) {
  const number = 'py-2 pl-4 text-right'
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-body-2">
        <caption className="sr-only">{label}</caption>
        <thead className="text-meta text-ink-2">
          <tr>
            {headers.map(
              (header, column) =>
                header && (
                  <th key={header} scope="col" className={column === 0 ? 'py-2' : number}>
                    <span className="font-label">{header}</span>
                  </th>
                ),
            )}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ name, value, before }) => (
            <tr key={name} className="border-t border-rule">
              <th scope="row" className="py-2 font-mid whitespace-nowrap">
                {name}
              </th>
              <td className={number}>{value === null ? '–' : formatCount(value)}</td>
              {before !== undefined && <td className={number}>{formatCount(before)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
