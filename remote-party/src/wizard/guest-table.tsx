/** All positions are in the units of the view box. */
const lampXs = [92, 258]
const vaseXs = [115, 235]
const tableCenterX = 175
const tableLength = 300
const maxChairSpacing = 30

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
      {lampXs.map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path fill="#ffebc0" opacity=".75" d="M-19 37h38l38 73H-57z" />
          <path stroke="var(--color-ink)" strokeWidth="1.8" d="M0 0v18" />
          <rect x="-3.5" y="13" width="7" height="8" rx="1.5" fill="var(--color-brass)" />
          <ellipse cy="37" rx="9.5" ry="6" fill="var(--color-lamp)" />
          <path fill="var(--color-work)" d="M-19 37c0-14.250 9.500-19 19-19s19 4.750 19 19z" />
          <path
            fill="#1c4a38"
            d="M0 18c9.500 0 19 4.750 19 19H6.650C7.600 25.600 3.800 19.900 0 18"
          />
          <rect x="-20.5" y="35.5" width="41" height="3" rx="1.5" fill="#1b4030" />
        </g>
      ))}
      {chairXs.map((x) => (
        <g key={x} data-chair transform={`translate(${x})`} fill="none" stroke="#6b3a1f">
          <path strokeWidth="3.4" d="M-10 140c-4-42 5-46 10-46s14 4 10 46" />
          <path strokeWidth="2" d="M-5 140c-2-32 2-36 5-36s7 4 5 36" />
        </g>
      ))}
      <rect x="8" y="128" width="334" height="8" rx="3" fill="#fff7e6" />
      <path fill="#e6d3b6" d="M8 133h334v3H8z" />
      <path fill="var(--color-party)" d={`M14 136h322v24${'q-11.5 11-23 0'.repeat(14)}z`} />
      <path fill="var(--color-marigold)" d="M14 143h322v3H14z" />
      {chairXs.map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <ellipse cy="127.5" rx="10.5" ry="2.6" fill="#d2a148" />
          <ellipse cy="126.6" rx="8" ry="1.7" fill="#f0d390" />
        </g>
      ))}
      {vaseXs.map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path
            fill="none"
            stroke="#2f6a44"
            strokeLinecap="round"
            strokeWidth="1.6"
            d="M0 119v-11m0 11-6-8m6 8 6-7"
          />
          <circle cy="106" r="4.4" fill="var(--color-marigold)" />
          <circle cx="-7" cy="110" r="3.6" fill="#d9562a" />
          <circle cx="7" cy="111" r="3.6" fill="var(--color-marigold)" />
          <path fill="#fff7e6" d="M-4 118h8c2 6 0 10-4 10s-6-4-4-10" />
        </g>
      ))}
      <path stroke="#3c271b" strokeWidth="6" d="M30 160v24m290-24v24" />
      <ellipse cx="175" cy="185" rx="160" ry="3" fill="var(--color-malai-2)" />
    </svg>
  )
}

export const minGuests = 1
/** The largest number for which the total in paise is a safe integer: in effect no maximum (spec §5). */
export const maxGuests = 90_000_000_000

/** More chairs would overlap. */
const maxChairs = 12

export const chairCount = (guests: number): number => Math.min(Math.max(guests, 1), maxChairs)
