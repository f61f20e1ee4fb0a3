import { Lamp } from '@baithak/ui'
import { useTranslation } from 'react-i18next'
import { progressPercent, type Step, steps } from './model/steps'

/** The progress bar of onboarding: a lamp that slides along a line from step to step. */
export function ProgressLamp({ step }: { step: Step }) {
  const { t } = useTranslation()
  const stepNumber = steps.indexOf(step) + 1
  const position = `${progressPercent(step)}%`
  return (
    <div
      role="progressbar"
      aria-label={t('onboarding.progress')}
      aria-valuemin={1}
      aria-valuemax={steps.length}
      aria-valuenow={stepNumber}
      aria-valuetext={t('onboarding.step', { step: stepNumber, total: steps.length })}
      className="relative h-10 shrink-0"
    >
      <div className="h-[3px] bg-rule forced-colors:bg-[GrayText]" />
      <div
        className="absolute top-0 left-0 h-[3px] bg-acc forced-colors:bg-[Highlight] transition-[width] duration-base ease-quick"
        style={{ width: position }}
      />
      <div
        className="absolute top-0 grid -translate-x-1/2 justify-items-center transition-[left] duration-base ease-quick"
        style={{ left: position }}
      >
        <span className="h-3 w-[1.8px] bg-ink forced-colors:bg-[CanvasText]" />
        <Lamp className="-mt-px w-[46px]" />
      </div>
    </div>
  )
}
