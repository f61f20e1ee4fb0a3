import { useHost, useTranslation } from '@baithak/platform'

type Feature = 'filter' | 'reserve' | 'directions' | 'locate' | 'help'

/** Section 8: placeholders stay three seconds. */
export const placeholderTime = 3000

/** Says of a button that stands for something to come that it is not there yet. */
export function useNotImplemented() {
  const { t } = useTranslation('work')
  const { toast } = useHost()
  return (feature: Feature) =>
    toast({
      title: t('cafes.notImplemented.title'),
      description: t(`cafes.notImplemented.${feature}`),
      duration: placeholderTime,
      note: true,
    })
}
