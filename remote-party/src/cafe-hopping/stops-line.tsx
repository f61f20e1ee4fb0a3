/** More rings do not fit on the line. */
const maxRings = 20

/** A line with a ring for each stop and the names of the first and last. */
export function StopsLine({ stops, label }: { stops: readonly { name: string }[]; label: string }) {
  const [first, last] = [stops[0], stops.at(-1)]
  if (!first || !last) return null
  return (
    <div role="img" aria-label={label} className="mt-4">
      <div aria-hidden className="mx-[6px] h-[3px] bg-acc" />
      <div aria-hidden className="flex justify-between">
        {stops.slice(0, maxRings).map(({ name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a route may visit the same café twice
          <span key={`${name} ${index}`} className="flex w-3 flex-col items-center">
            <span className="h-[4px] w-[2px] bg-acc" />
            <span className="size-3 rounded-full border-2 border-acc bg-milk" />
          </span>
        ))}
      </div>
      <div className="mt-1.5 flex justify-between gap-x-4 @max-[16rem]:flex-wrap text-meta font-label">
        <span className="min-w-0">{first.name}</span>
        {stops.length > 1 && <span className="ml-auto min-w-0 text-right">{last.name}</span>}
      </div>
    </div>
  )
}
