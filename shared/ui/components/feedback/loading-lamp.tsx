import { Lamp } from './lamp'

/** The loading state of a screen: a swinging lamp. It appears after 200 ms, so that fast responses do not flash. */
export function LoadingLamp({ label }: { label: string }) {
  return (
    <div role="status" className="flex min-h-full flex-1 animate-late flex-col items-center pb-10">
      <div aria-hidden className="h-[3px] w-full bg-ink" />
      <div aria-hidden className="flex origin-top animate-lamp flex-col items-center">
        <div className="h-[min(310px,38vh)] w-[1.8px] bg-ink" />
        <Lamp className="-mt-1 w-[130px]" />
      </div>
      <p className="mt-15 text-body text-ink-2">{label}</p>
    </div>
  )
}
