import { LanguageButton as KitLanguageButton } from '@baithak/ui/language-button'
import { useTranslation } from 'react-i18next'
import { useShell } from '../services/shell-services'

/** Its toast is in English in both languages. */
export function LanguageButton() {
  const { i18n } = useTranslation()
  const { toasts } = useShell()
  return (
    <KitLanguageButton i18n={i18n} toast={(message) => toasts.show({ ...message, lang: 'en' })} />
  )
}
