import { Link, useHost, useTranslation } from '@baithak/platform'
import { Canopy, IconButton, Screen, Wordmark } from '@baithak/ui'
import { ArrowLeft, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../paths'
import { headerLinkClassName, PartnerLinks } from './partner-links'

interface PartnerScreenProps {
  title: string
  children: ReactNode
}

/** A signed-in partner's screen with a header, which is not printed. The page renders its own h1. */
export function PartnerScreen({ title, children }: PartnerScreenProps) {
  const { t } = useTranslation()
  return (
    <Screen
      title={title}
      className="min-h-dvh! bg-malai/55"
      top={
        <div className="print:hidden">
          <Canopy mode="work" role="banner" className="py-0! pt-[env(safe-area-inset-top)]! px-0!">
            <div className="mx-auto flex min-h-16 max-w-[1440px] flex-wrap items-center gap-x-4 px-5 md:px-10">
              <Link
                to={paths.dashboard.href()}
                className="flex min-h-11 min-w-0 items-center gap-4 rounded-control text-inherit no-underline"
              >
                <Wordmark label={t('signIn.brand')} className="h-8.5 shrink-0 text-on-toast" />
                <span aria-hidden className="h-6 w-px bg-acc-bright/40 max-sm:hidden" />
                <span className="text-h3 max-sm:sr-only">{t('title')}</span>
              </Link>
              <PartnerLinks />
              <Link to={paths.signIn.href()} className={headerLinkClassName}>
                <LogOut size={20} />
                <span>{t('signIn.out')}</span>
              </Link>
            </div>
          </Canopy>
        </div>
      }
    >
      <main className="mx-auto w-full max-w-[1440px] px-5 pt-6 pb-10 md:px-10 md:pt-8 print:max-w-none print:p-0">
        {children}
      </main>
    </Screen>
  )
}

/** The h1 of a screen below the dashboard, with Back and the rest of its row. */
export function PartnerHeading({ title, children }: PartnerScreenProps) {
  const { t } = useTranslation()
  const { navigation } = useHost()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <IconButton
        icon={ArrowLeft}
        label={t('backToDashboard')}
        className="-ml-2.5"
        onClick={() => navigation.back(paths.dashboard.href())}
      />
      <h1 className="min-w-0 font-display text-display-2 text-balance wrap-anywhere">{title}</h1>
      {children}
    </div>
  )
}
