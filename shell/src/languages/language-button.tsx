import { LanguageButton as KitLanguageButton } from '@baithak/ui/language-button'
import { useTranslation } from 'react-i18next'
import { useShell } from '../services/shell-services'

export function LanguageButton() {
  const { i18n } = useTranslation()
  const { toasts } = useShell()
  return (
    <KitLanguageButton
      i18n={i18n}
      toast={toasts.show}
      // The narrowest phone with text zoom has room for the label alone.
      className="-mr-2 transition-[scale,opacity] duration-press ease-linear aria-busy:opacity-70 @max-[11rem]:[&>svg:first-child]:hidden"
    />
  )
}
