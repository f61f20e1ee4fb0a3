import { Lamp } from '@baithak/shared/ui'
import { useTranslation } from 'react-i18next'
import { lampOf, type Stop, stops } from './model/steps'

/** How far the newcomer is: the lamp slides along the line from step to step. */
export function LampOnLine({ stop }: { stop: Stop }) {
  const { t } = useTranslation()
  const step = stops.indexOf(stop) + 1
  const at = `${lampOf(stop)}%`
  return (
    <div
      role="progressbar"
      aria-label={t('onboarding.progress')}
      aria-valuemin={1}
      aria-valuemax={stops.length}
      aria-valuenow={step}
      aria-valuetext={t('onboarding.step', { step, total: stops.length })}
      className="relative h-10 shrink-0"
    >
      <div className="h-[3px] bg-rule" />
      <div
        className="absolute top-0 left-0 h-[3px] bg-acc transition-[width] duration-base ease-quick"
        style={{ width: at }}
      />
      <div
        className="absolute top-0 grid -translate-x-1/2 justify-items-center transition-[left] duration-base ease-quick"
        style={{ left: at }}
      >
        <span className="h-3 w-[1.8px] bg-ink" />
        <Lamp className="-mt-px w-[46px]" />
      </div>
    </div>
  )
}
