import { useTranslation } from '@baithak/platform'
import { WalletSample } from './wallet-sample'

const hooks = [0, 1, 2, 3, 4]

/** A new member's own beginning: an empty tag on the first of five hooks. */
export function FirstVisit() {
  const { t } = useTranslation('work-wallet')
  return (
    <section aria-labelledby="first-visit" className="flex flex-col gap-4 pt-1">
      <h2 id="first-visit" className="text-h2">
        {t('first.title')}
      </h2>
      <div className="relative -mx-5 border-t-3 border-ink px-5 pt-8">
        <div aria-hidden className="absolute inset-x-5 top-0 flex justify-between pr-2 pl-9">
          {hooks.map((hook) => (
            <Hook key={hook} />
          ))}
        </div>
        <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
          <Tag />
          <div className="min-w-0 grow basis-36">
            <p className="font-display text-display-4">{t('first.hangs')}</p>
            <p className="pt-1 text-body-2 text-ink-2">{t('first.text')}</p>
          </div>
        </div>
      </div>
      <WalletSample />
    </section>
  )
}

function Hook() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 24" className="h-6 w-5 text-brass" fill="none">
      <path fill="currentColor" d="M0 0h10v4H0z" />
      <path
        d="M5 4v11a5 5 0 0 0 10 0v-3"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** Its thread reaches the hook above. */
function Tag() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 92 92"
      overflow="visible"
      className="size-23 shrink-0"
      fill="none"
    >
      <rect
        x="1"
        y="1"
        width="90"
        height="90"
        rx="10"
        className="fill-malai stroke-rule-2"
        strokeWidth="2"
        strokeDasharray="6 5"
      />
      <g className="stroke-rule-2" strokeWidth="2" strokeLinejoin="round">
        <path d="M46-10V6" strokeDasharray="3 3" />
        <circle cx="46" cy="12" r="4" />
        <path d="M35 36h22l-3 21H38zM27 57h38l-5 16H32z" />
      </g>
    </svg>
  )
}
