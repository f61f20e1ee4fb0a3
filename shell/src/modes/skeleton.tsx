const blocks = ['h-9 w-3/5', 'h-40', 'h-6 w-4/5', 'h-24', 'h-24'] as const

/**
 * Shows the outline of a screen in the colour of its mode, after 200 ms, so that a fast response does not flash. Its
 * label is 'loading' in every language (spec §2).
 */
export function Skeleton() {
  return (
    <div role="status" className="flex min-h-full flex-1 animate-late flex-col bg-milk">
      <p className="bg-(--acc) px-5 pt-[calc(18px+env(safe-area-inset-top))] pb-5 text-body text-white">
        loading
      </p>
      <div aria-hidden className="flex flex-col gap-4 p-5">
        {blocks.map((size, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change.
          <div key={index} className={`rounded-panel bg-malai ${size}`} />
        ))}
      </div>
    </div>
  )
}
