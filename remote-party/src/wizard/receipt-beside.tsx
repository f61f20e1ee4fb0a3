import { useTranslation } from '@baithak/platform'
import { Beside } from '@baithak/ui/beside'
import { lazyOrNothing } from '@baithak/ui/lazy-or-nothing'
import { Suspense } from 'react'
import type { DraftReceiptProps } from './draft-receipt'

const DraftReceipt = lazyOrNothing<DraftReceiptProps>(
  async () => (await import('./draft-receipt')).DraftReceipt,
)

/** In wide windows, what the draft comes to so far. */
export function ReceiptBeside(props: DraftReceiptProps) {
  const { t } = useTranslation('party')
  return (
    <Beside label={t('wizard.total')}>
      <Suspense>
        <DraftReceipt {...props} />
      </Suspense>
    </Beside>
  )
}
