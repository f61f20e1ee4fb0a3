import { formatCount } from '@baithak/ui/format'

/** A group of a `dl`: a label above a large number, with an optional line below. */
export function Figure({ label, value, text }: { label: string; value: number; text?: string }) {
  return (
    <div className="min-w-0 grow basis-0 bg-milk px-4 py-5 lg:px-6">
      <dt className="text-meta font-label text-ink-2">{label}</dt>
      <dd className="tabular">
        <span className="block text-[2.375rem] leading-[2.75rem] font-figure tracking-[-0.02em] wrap-anywhere">
          {formatCount(value)}
        </span>
        {text && <span className="mt-0.5 block text-meta text-ink-2">{text}</span>}
      </dd>
    </div>
  )
}
