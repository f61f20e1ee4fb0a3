import { useHost, useTranslation } from '@baithak/platform'
import { transact } from '@baithak/storage'
import { Button, Sheet, useKitTexts } from '@baithak/ui'
import { useState } from 'react'
import { myPartiesRecord, type PartyEnquiry } from '../model/party-enquiry'
import { useFindVenue } from '../model/use-translate-venue'
import { cancelEnquiry, restoreEnquiry } from './enquiry-status'

/** Withdraws an enquiry or cancels a booking. It asks once, and can be undone. */
export function CancelEnquiry({ enquiry }: { enquiry: PartyEnquiry }) {
  const { t } = useTranslation()
  const texts = useKitTexts()
  const { storage, toast } = useHost()
  const [isOpen, setOpen] = useState(false)
  const findVenue = useFindVenue()
  const record = storage.record(myPartiesRecord)
  const kind = enquiry.status === 'Paid & Booked' ? 'booking' : 'enquiry'

  function cancel() {
    const saved = transact([record], ([list]) => [cancelEnquiry(list, enquiry.id)])
    if (!saved.ok) return
    setOpen(false)
    toast({
      title: t(`cancel.${kind}.done`),
      description: findVenue(enquiry.venueName).name,
      action: {
        label: texts.undo,
        onPress: () => transact([record], ([list]) => [restoreEnquiry(list, enquiry)]),
      },
    })
  }
  return (
    <>
      <Button variant="ghost" className="mt-3 w-full" onClick={() => setOpen(true)}>
        {t(`cancel.${kind}.action`)}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t(`cancel.${kind}.question`)}
        description={t(`cancel.${kind}.text`)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t('cancel.keep')}
            </Button>
            <Button onClick={cancel}>{t(`cancel.${kind}.action`)}</Button>
          </>
        }
      />
    </>
  )
}
