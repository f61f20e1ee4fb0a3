import { useTranslation } from '@baithak/platform'
import { useScreenTranslations } from '@baithak/ui/use-screen-translations'

const texts = import.meta.glob<object>('./*.json', { eager: true, import: 'default' })

/** Translations of this folder, for several screens show its parts. */
export function useApplicationTexts() {
  useScreenTranslations('gig-applications', texts)
  return useTranslation('gig-applications')
}
