import { useTranslation } from '@baithak/platform'

interface CounterBarProps {
  cafe: string
  /** Today's check-ins. */
  count: number
}

/** Where the counter is and how many have come today, above the camera and the result. */
export function CounterBar({ cafe, count }: CounterBarProps) {
  const { t } = useTranslation('admin-check-in')
  return (
    <div
      aria-hidden
      className="flex shrink-0 items-center justify-between gap-4 px-5 pb-3 text-body"
      style={{
        paddingTop: 'max(0.875rem, env(safe-area-inset-top))',
        borderBottom: '3px solid var(--color-brass)',
      }}
    >
      <span className="min-w-0 font-title wrap-anywhere">{cafe}</span>
      <span className="tabular shrink-0 text-body-2">{t('guests', { count })}</span>
    </div>
  )
}
