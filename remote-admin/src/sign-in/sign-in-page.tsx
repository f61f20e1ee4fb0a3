import { lazyComponent, useHost, useNavigate, useTranslation } from '@baithak/platform'
import { Button, Screen, TextField, Wordmark } from '@baithak/ui'
import counter from '@baithak/ui/scenes/counter-cardamom.svg'
import { type FormEvent, Suspense } from 'react'
import { paths } from '../paths'

/** Lazy, so that the first screen does not wait for the links. */
const PartnerLinks = lazyComponent(
  () => import('../components/partner-links'),
  'PartnerLinks',
  () => null,
)

const demoCredentials = { email: 'partner@baithak.example', password: 'chai1234' }

/** The partners' sign-in. Any submit opens the dashboard (spec §2). */
export function SignInPage() {
  const { t } = useTranslation()
  const host = useHost()
  const navigate = useNavigate()

  function signIn(event: FormEvent) {
    event.preventDefault()
    host.toast({ title: t('signIn.done') })
    navigate(paths.dashboard.href(), { replace: true })
  }

  return (
    <Screen title={`${t('signIn.submit')} · ${t('title')}`} className="min-h-dvh! [&>div]:pb-0">
      <main className="grid flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(140px,32dvh)_1fr] short:grid-cols-[2fr_3fr] short:grid-rows-1 lg:grid-cols-[55fr_45fr] lg:grid-rows-1">
        <div className="relative short:sticky short:top-0 short:h-dvh">
          <img
            src={counter}
            alt=""
            width={400}
            height={300}
            className="absolute inset-0 size-full object-cover"
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] place-items-center px-5 py-8 sm:px-10 short:px-5 short:py-4">
          <form noValidate onSubmit={signIn} className="w-full max-w-95 short:max-w-none">
            <div className="flex items-center">
              <Wordmark label={t('signIn.brand')} className="h-11 short:h-8" />
              <Suspense>
                <PartnerLinks />
              </Suspense>
            </div>
            <h1 className="mt-8 font-display short:mt-3 text-display-2 text-balance break-words lg:text-display-1">
              {t('title')}
            </h1>
            <p className="mt-2 text-body text-ink-2 short:mt-1">{t('signIn.text')}</p>
            <div className="short:mt-4 short:grid short:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] short:items-start short:gap-4">
              <TextField
                className="mt-8 short:mt-0"
                label={t('signIn.email')}
                type="email"
                name="email"
                autoComplete="username"
                enterKeyHint="next"
                defaultValue={demoCredentials.email}
              />
              <TextField
                className="mt-5 short:mt-0"
                label={t('signIn.password')}
                type="password"
                name="password"
                autoComplete="current-password"
                enterKeyHint="go"
                defaultValue={demoCredentials.password}
              />
            </div>
            <Button type="submit" className="mt-7 w-full short:mt-4">
              {t('signIn.submit')}
            </Button>
            <p className="mt-4 text-meta short:mt-2 text-ink-2">{t('signIn.demo')}</p>
          </form>
        </div>
      </main>
    </Screen>
  )
}
