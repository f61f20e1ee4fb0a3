import { lazyComponent, useTranslation } from '@baithak/platform'
import { Beside } from '@baithak/ui/beside'
import { type ComponentProps, Suspense } from 'react'

const DraftReceipt = lazyComponent(
  () => import('./draft-receipt'),
  'DraftReceipt',
  () => null,
)

/** In wide windows, what the draft comes to so far. */
export function ReceiptBeside(props: ComponentProps<typeof DraftReceipt>) {
  const { t } = useTranslation('party')
  return (
    <Beside label={t('wizard.total')}>
      <Suspense>
        <DraftReceipt {...props} />
      </Suspense>
    </Beside>
  )
}
