import { Link, useHost, useTranslation } from '@baithak/platform'
import { LanguageButton } from '@baithak/ui/language-button'
import { House } from 'lucide-react'

/** A link in the header. On a phone its label is for screen readers only. */
export const headerLinkClassName =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 text-body font-label text-inherit no-underline [&>span]:max-sm:sr-only'

/** The language button and the way back to the app, on every screen of partners. */
export function PartnerLinks() {
  const { t, i18n } = useTranslation()
  const { toast } = useHost()
  return (
    <div className="ml-auto flex items-center gap-1 sm:gap-4">
      <LanguageButton i18n={i18n} toast={toast} />
      <Link to="/" className={headerLinkClassName}>
        <House size={20} />
        <span>{t('toApp')}</span>
      </Link>
    </div>
  )
}
