import { useHost, useTranslation } from '@baithak/platform'

const durationMs = 3000

/** Returns a function that shows the toast of a button without a function yet (section 8). */
export function useNotImplementedToast() {
  const { t } = useTranslation('party')
  const { toast } = useHost()
  return (description: 'venue.requestQuoteText' | 'hopping.bookSlotText') =>
    toast({
      title: t('common.notImplemented'),
      description: t(description),
      duration: durationMs,
      note: true,
    })
}
