import { useHost, useTranslation } from '@baithak/platform'
import { transact } from '@baithak/storage'
import { Button, Sheet, useKitTexts } from '@baithak/ui'
import { useState } from 'react'
import { myPartiesRecord, type PartyEnquiry } from '../model/party-enquiry'
import { storedVenue } from '../model/stored-venue'
import { moveStatus } from './enquiry-status'

/**
 * Withdraws an enquiry or cancels a booking. It asks once, and can be undone. It stays with a cancelled one, so that the
 * sheet takes the second tap of a double tap while it closes.
 */
export function CancelEnquiry({ enquiry }: { enquiry: PartyEnquiry }) {
  const { t } = useTranslation()
  const texts = useKitTexts()
  const { storage, toast } = useHost()
  const [isOpen, setOpen] = useState(false)
  const record = storage.record(myPartiesRecord)
  const { id, status, venueName } = enquiry
  const kind = status === 'Paid & Booked' ? 'booking' : 'enquiry'
  const close = () => setOpen(false)

  function cancel() {
    const saved = transact([record], ([list]) => [moveStatus(list, [id], status, 'Cancelled')])
    if (!saved.ok) return
    close()
    toast({
      title: t(`cancel.${kind}.done`),
      description: storedVenue(venueName, t).name,
      action: {
        label: texts.undo,
        onPress: () =>
          transact([record], ([list]) => [moveStatus(list, [id], 'Cancelled', status)]),
      },
    })
  }
  return (
    <>
      {status !== 'Cancelled' && (
        <Button variant="ghost" className="mt-3 w-full" onClick={() => setOpen(true)}>
          {t(`cancel.${kind}.action`)}
        </Button>
      )}
      <Sheet
        open={isOpen}
        onClose={close}
        title={t(`cancel.${kind}.question`)}
        description={t(`cancel.${kind}.text`)}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {t('cancel.keep')}
            </Button>
            <Button onClick={cancel}>{t(`cancel.${kind}.action`)}</Button>
          </>
        }
      />
    </>
  )
}
