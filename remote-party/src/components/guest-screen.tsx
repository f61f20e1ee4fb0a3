import { useHost, useTranslation } from '@baithak/platform'
import { EmptyState, Screen, Wordmark } from '@baithak/ui'
import { LanguageButton } from '@baithak/ui/language-button'
import type { ComponentProps } from 'react'

/** The app's name and the language button: a guest who is not a member never chose a language. */
export function GuestBar({ className = '', ...props }: ComponentProps<'div'>) {
  const { t, i18n } = useTranslation()
  const { toast } = useHost()
  return (
    <div
      {...props}
      className={`flex items-center justify-between px-5 pt-[calc(4px+env(safe-area-inset-top))] pb-1 ${className}`}
    >
      <Wordmark label={t('invitation.card.brand')} />
      <LanguageButton i18n={i18n} toast={toast} className="-mr-2" />
    </div>
  )
}

/** A screen with one message for a guest: a link is cut off, for example. */
export const GuestNotice = (props: ComponentProps<typeof EmptyState> & { title: string }) => (
  <Screen title={props.title} top={<GuestBar />}>
    <EmptyState as="h1" className="pt-10" {...props} />
  </Screen>
)
