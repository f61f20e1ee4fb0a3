import { Link, useNavigate, useTranslation } from '@baithak/platform'
import medal from '@baithak/shared/art/premium-medal.svg'
import { useHost } from '@baithak/shared/contract'
import { formatRupees } from '@baithak/shared/format'
import { useMemberName, useRecord } from '@baithak/shared/storage'
import { Button, buttonClass, IconButton, Screen } from '@baithak/shared/ui'
import { ArrowLeft, BadgeCheck, Send } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../paths'
import { PremiumBackdrop } from './premium-backdrop'
import { premiumPrice, withPremium } from './premium-pass'

/** The Premium Performer Pass on sale, or in hand. */
export function PremiumPage() {
  const { t } = useTranslation('gig')
  const { storage, toast, navigation } = useHost()
  const { premium_pass: owned } = useRecord(storage.artistProfile)
  const memberName = useMemberName()
  const navigate = useNavigate()
  // Until the profile is there: the second half of a double tap must not land on the link in the button's place.
  const [bought, setBought] = useState(false)

  function purchase() {
    const saved = storage.artistProfile.write((current) =>
      withPremium({ ...current, name: current.name || memberName }),
    )
    if (!saved.ok) return
    setBought(true)
    toast({ title: t('premium.congratulations'), description: t('premium.congratulationsText') })
    navigate(paths.artist.href(), { replace: true })
  }

  return (
    <Screen
      title={t('premium.name')}
      heading="own"
      data-dark
      className="bg-[#0e1633] text-white [--high:var(--frame-height,100dvh)]"
      dock={
        <div className="sticky bottom-0 z-20 bg-[#0e1633] px-5 pt-3 pb-[max(36px,env(safe-area-inset-bottom))]">
          {owned && !bought ? (
            <Link
              to={paths.artist.href()}
              className={buttonClass({ variant: 'hero', className: 'w-full' })}
            >
              {t('premium.toProfile')}
            </Link>
          ) : (
            <Button variant="hero" className="w-full" busy={bought} onClick={purchase}>
              {t('premium.purchase')}
            </Button>
          )}
        </div>
      }
    >
      <div className="relative flex flex-1 flex-col items-center overflow-clip px-5 pt-[clamp(100px,var(--high)*.28-104px,132px)] pb-[clamp(24px,var(--high)*.35-232px,64px)]">
        <PremiumBackdrop />
        <IconButton
          icon={ArrowLeft}
          label={t('back')}
          onClick={() => navigation.back(paths.list.href())}
          className="absolute top-[calc(32px+env(safe-area-inset-top))] left-2 active:bg-gig"
        />
        <div className="relative w-full max-w-73">
          <svg
            aria-hidden="true"
            viewBox="0 0 90 106"
            width="90"
            height="106"
            className="absolute bottom-full left-1/2 -translate-x-1/2"
          >
            <path fill="#ae3d1a" d="M0 0h12l38 106H38zM78 0h12L52 106H40z" />
            <rect x="37" y="102" width="16" height="6" rx="3" fill="#d9a441" />
          </svg>
          <div
            className={`cloth-butta laminate-shadow rounded-dialog p-[5px] ${owned ? 'text-white' : 'cloth-butta-marigold text-ink'}`}
          >
            <div
              className={`flex min-h-[clamp(300px,var(--high)*.7-211px,380px)] flex-col items-center rounded-[11px] border-[1.5px] px-4 pt-2.5 pb-6 text-center ${owned ? 'border-[#d9a441]' : 'border-[#6b4a0c]'}`}
            >
              <span
                aria-hidden
                className={`h-3 w-13.5 rounded-badge ${owned ? 'bg-milk' : 'bg-[#0e1633]'}`}
              />
              <img
                src={medal}
                alt=""
                width={138}
                height={138}
                className="mt-7 size-[clamp(96px,var(--high)*.26-81px,138px)]"
              />
              <h1 className="mt-5 font-display text-display-2 text-balance @max-[16rem]:text-[9cqw] @max-[16rem]:leading-tight">
                {t('premium.name')}
              </h1>
              <p className="tabular mt-auto pt-6">
                <span className="text-price">{formatRupees(premiumPrice)}</span>{' '}
                <span className="ml-1 text-body font-mid">{t('premium.month')}</span>
              </p>
              {owned && (
                <p className="mt-2 rounded-badge bg-[#f2c46b] px-2 py-0.5 text-caption font-title text-ink">
                  {t('premium.active')}
                </p>
              )}
            </div>
          </div>
        </div>
      </div>
      <ul className="flex flex-col gap-4 px-7.5 pt-9">
        {[
          { icon: Send, text: t('premium.unlimited') },
          { icon: BadgeCheck, text: t('premium.badge') },
        ].map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-4 text-body font-mid">
            <Icon size={23} strokeWidth={1.75} aria-hidden className="shrink-0 text-[#f2c46b]" />
            {text}
          </li>
        ))}
      </ul>
    </Screen>
  )
}
