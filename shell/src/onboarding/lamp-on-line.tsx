import { useTranslation } from 'react-i18next'
import { lampOf, type Stop, stops } from './onboarding-stops'

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
      <div className="lamp-line-lit absolute top-0 left-0 h-[3px] bg-acc" style={{ width: at }} />
      <svg
        viewBox="0 0 36 38"
        width={36}
        height={38}
        className="lamp-line-lamp absolute top-0 -translate-x-1/2"
        style={{ left: at }}
        aria-hidden="true"
      >
        <path fill="#ffe9b5" opacity=".6" d="M6 27h24l4.5 11h-33z" />
        <path stroke="#24150e" strokeWidth="1.8" d="M18 0v12" />
        <rect width="7" height="7" x="14.5" y="11" fill="#c8963a" rx="1.5" />
        <ellipse cx="18" cy="27" fill="#ffe3a3" rx="6" ry="3" />
        <path fill="#ae3d1a" d="M6 27c0-8.5 6-11 12-11s12 2.5 12 11z" />
        <path fill="#8d3316" d="M18 16c6 0 12 2.5 12 11h-7.8c.7-7-1.7-10-4.2-11" />
        <rect width="25" height="3" x="5.5" y="25.5" fill="#7a2d14" rx="1.5" />
      </svg>
    </div>
  )
}
