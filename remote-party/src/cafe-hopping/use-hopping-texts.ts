import { useTranslation } from '@baithak/platform'
import { useScreenTranslations } from '@baithak/ui/use-screen-translations'

const texts = import.meta.glob<object>('./*.json', { eager: true, import: 'default' })

/** The texts of café hopping, which the mode's first screen does not load. */
export function useHoppingTexts() {
  useScreenTranslations('party-cafe-hopping', texts)
  return useTranslation('party-cafe-hopping')
}
