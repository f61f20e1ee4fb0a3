import { useMemberName } from '@baithak/domain/use-member'
import { useHost, useNavigate, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { BackButton, Button, ButtonLink, Screen, useSubmitOnce, vibrate } from '@baithak/ui'
import medal from '@baithak/ui/art/premium-medal.svg'
import { formatRupees } from '@baithak/ui/format'
import { BadgeCheck, Send } from 'lucide-react'
import { artistRecord } from '../model/artist'
import { paths } from '../paths'
import ribbon from './ribbon.svg'
import stage from './stage.svg'

/** The price per month (spec §9). */
const premiumPriceRupees = 499

/** Sells the Premium Performer Pass; links to the profile of an artist who has it. */
export function PremiumPage() {
  const { t } = useTranslation()
  const { storage, toast, navigation } = useHost()
  const { premium_pass: owned } = useRecord(storage.record(artistRecord))
  const memberName = useMemberName()
  const navigate = useNavigate()
  // The button stays until the profile is shown, so that a double tap does not hit the link that replaces it.
  const [purchase, isPurchased] = useSubmitOnce(() => {
    const { ok } = storage.record(artistRecord).write((artist) => ({
      ...artist,
      name: artist.name || memberName,
      premium_pass: true,
      verified_performer: true,
    }))
    if (!ok) return false
    storage.saveSnapshot()
    vibrate('payment')
    toast({ title: t('pass.congratulations'), description: t('pass.congratulationsText') })
    navigate(paths.artist.href(), { replace: true })
    return true
  })

  return (
    <Screen
      title={t('premium.name')}
      data-dark
      className="bg-[#0e1633] text-white [--high:var(--frame-height,100dvh)]"
      actionBar={
        <div className="sticky bottom-0 z-20 bg-[#0e1633] px-5 pt-3 pb-[max(clamp(16px,var(--high)*.1-48px,36px),env(safe-area-inset-bottom))] short:py-2">
          {owned && !isPurchased ? (
            <ButtonLink to={paths.artist.href()} variant="hero" className="w-full">
              {t('pass.toProfile')}
            </ButtonLink>
          ) : (
            <Button variant="hero" className="w-full" loading={isPurchased} onClick={purchase}>
              {t('pass.purchase')}
            </Button>
          )}
        </div>
      }
    >
      <div className="flex flex-1 flex-col short:relative short:-mb-4 short:flex-row short:overflow-clip">
        <div className="relative flex flex-1 flex-col items-center overflow-clip px-5 pt-[clamp(100px,var(--high)*.28-104px,132px)] pb-[clamp(24px,var(--high)*.35-232px,64px)] short:static short:pt-10 short:pb-3">
          <img src={stage} alt="" className="absolute inset-0 size-full" />
          <BackButton
            onClick={() => navigation.back(paths.list.href())}
            className="absolute top-[calc(32px+env(safe-area-inset-top))] left-2 active:bg-gig"
          />
          <PremiumPassOffer owned={owned} />
        </div>
        <ul className="flex flex-col gap-4 px-7.5 pt-[clamp(16px,var(--high)*.1-44px,36px)] short:relative short:flex-1 short:justify-center short:pt-0">
          {[
            { icon: Send, text: t('pass.unlimited') },
            { icon: BadgeCheck, text: t('pass.badge') },
          ].map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-center gap-4 text-body font-mid">
              <Icon size={23} className="shrink-0 text-[#f2c46b]" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </Screen>
  )
}

/** The Premium Performer Pass on its lanyard, with the price. */
function PremiumPassOffer({ owned }: { owned: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="relative w-full max-w-73">
      <img
        src={ribbon}
        alt=""
        width={90}
        height={108}
        className="absolute bottom-full left-1/2 -mb-0.5 -translate-x-1/2"
      />
      <div
        className={`cloth-butta shadow-[0_18px_40px_-10px_#0c143080] rounded-dialog p-[5px] ${owned ? 'text-white' : 'cloth-butta-marigold text-ink'}`}
      >
        <div
          className={`flex min-h-[clamp(300px,var(--high)*.7-211px,380px)] flex-col items-center rounded-[11px] border-[1.5px] px-4 pt-2.5 pb-6 text-center short:min-h-0 short:pb-3 ${owned ? 'border-[#d9a441]' : 'border-[#6b4a0c]'}`}
        >
          <img
            src={medal}
            alt=""
            width={138}
            height={138}
            className="mt-7 short:mt-3 short:size-16 size-[clamp(96px,var(--high)*.26-81px,138px)]"
          />
          <h1 className="mt-5 short:mt-2 font-display text-display-2 text-balance narrow:text-[9cqw] narrow:leading-tight">
            {t('premium.name')}
          </h1>
          <p className="tabular mt-auto pt-6 short:pt-2">
            <span className="text-price">{`${formatRupees(premiumPriceRupees)} `}</span>
            <span className="ml-1 text-body font-mid">{t('pass.month')}</span>
          </p>
          {owned && (
            <p className="mt-2 rounded-badge bg-[#f2c46b] px-2 py-0.5 text-caption font-title text-espresso">
              {t('premium.active')}
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
