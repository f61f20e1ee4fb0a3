import { lazyComponent, useTranslation } from '@baithak/platform'
import { textLinkClassName } from '@baithak/ui'
import { Suspense, useState } from 'react'
import type { ReceiptProps } from './receipt-sheet'

/** Lazy, so that the wallet does not wait for a sheet. */
const ReceiptSheet = lazyComponent(() => import('./receipt-sheet'), 'ReceiptSheet')

/** Opens the receipt of a pass. */
export function Receipt(props: ReceiptProps) {
  const { t } = useTranslation()
  // Undefined until the first opening, which loads the sheet.
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <button
        type="button"
        aria-label={t('receipt.showOf', { pass: props.pass })}
        className={textLinkClassName}
        onClick={() => setOpen(true)}
      >
        {t('receipt.show')}
      </button>
      {isOpen !== undefined && (
        <Suspense>
          <ReceiptSheet {...props} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
