import { useHost, useTranslation } from '@baithak/platform'

/** Section 8: placeholders stay three seconds. */
const placeholderTime = 3000

/** Says of a button that stands for something to come that it is not there yet. */
export function useNotImplemented() {
  const { t } = useTranslation('party')
  const { toast } = useHost()
  return (what: 'venue.requestQuoteText' | 'hopping.bookSlotText') =>
    toast({
      title: t('common.notImplemented'),
      description: t(what),
      duration: placeholderTime,
      note: true,
    })
}
