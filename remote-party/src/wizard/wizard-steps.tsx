import { Lamp } from '@baithak/ui'
import { Check } from 'lucide-react'
import { paths } from '../paths'

/** The steps of the wizard (spec §4). */
export const wizardSteps = [1, 2, 3, 4, 5] as const
export type WizardStep = (typeof wizardSteps)[number]
export const lastStep = 5

/** Returns the requested step if the visitor has reached it, otherwise the first. */
export function resolveStep(requested: string | null, furthestReached: number): WizardStep {
  const step = wizardSteps.find((number) => String(number) === requested)
  return step && step <= furthestReached ? step : 1
}

export const stepUrl = (step: number) => `${paths.create.path}?step=${step}`

/** The centre of a stop's part of the line. */
const stopPosition = (step: number) => `${((step - 0.5) * 100) / wizardSteps.length}%`

/** The five steps as stops on a line, with a lamp at the current one. Screen readers have the page's heading instead. */
export function WizardProgress({ step }: { step: WizardStep }) {
  return (
    <div aria-hidden className="relative h-[53px] shrink-0 short:hidden">
      <div className="h-[3px] bg-rule forced-colors:bg-[GrayText]" />
      <div
        className="absolute top-0 left-0 h-[3px] bg-acc forced-colors:bg-[Highlight] transition-[width] duration-base ease-quick"
        style={{ width: stopPosition(step) }}
      />
      {wizardSteps.map((stop) => (
        <div
          key={stop}
          className="absolute top-[3px] flex -translate-x-1/2 flex-col items-center"
          style={{ left: stopPosition(stop) }}
        >
          {stop < step ? (
            <span className="grid size-[18px] place-items-center rounded-full bg-acc text-on-acc">
              <Check size={13} strokeWidth={3} />
            </span>
          ) : (
            stop > step && (
              <>
                <span className="h-[3px] w-[2px] bg-rule-2/70" />
                <span className="size-[11px] rounded-full border-2 border-rule-2/70" />
              </>
            )
          )}
        </div>
      ))}
      <div
        className="absolute top-0 w-[53px] origin-top -translate-x-1/2 transition-[left] duration-base ease-quick"
        style={{ left: stopPosition(step) }}
      >
        <span className="mx-auto block h-[11px] w-[2px] bg-ink forced-colors:bg-[CanvasText]" />
        <Lamp className="-mt-0.5 text-acc!" />
      </div>
    </div>
  )
}
