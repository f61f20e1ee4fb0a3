import table from '@baithak/ui/art/party-table.svg'

/** Positions are in the units of the view box. */
const tableCenterX = 175
const tableLength = 300
const maxChairSpacing = 30
/** More chairs would overlap. */
const maxChairs = 12

/** A table with a chair and a plate for each guest, up to twelve. */
export function GuestTable({ guests }: { guests: number }) {
  const count = chairCount(guests)
  const spacing = Math.min(maxChairSpacing, tableLength / count)
  const chairXs = Array.from(
    { length: count },
    (_, index) => tableCenterX + (index - (count - 1) / 2) * spacing,
  )
  return (
    <svg viewBox="0 0 350 188" aria-hidden="true" className="mx-auto block w-full max-w-[400px]">
      {chairXs.map((x) => (
        <g key={x} transform={`translate(${x})`} fill="none" stroke="#6b3a1f">
          <path strokeWidth="3.4" d="M-10 140c-4-42 5-46 10-46s14 4 10 46" />
          <path strokeWidth="2" d="M-5 140c-2-32 2-36 5-36s7 4 5 36" />
        </g>
      ))}
      <image href={table} width="350" height="188" />
      {chairXs.map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <ellipse cy="127.5" rx="10.5" ry="2.6" fill="#d2a148" />
          <ellipse cy="126.6" rx="8" ry="1.7" fill="#f0d390" />
        </g>
      ))}
    </svg>
  )
}

export const chairCount = (guests: number): number => Math.min(Math.max(guests, 1), maxChairs)
