import { useTranslation } from '@baithak/platform'
import medal from '@baithak/ui/art/premium-medal.svg'
import { formatRupees } from '@baithak/ui/format'

/** Per month (section 9). */
const premiumPriceRupees = 499

/** The Premium Performer Pass on its lanyard, with the price. */
export function PremiumPassOffer({ owned }: { owned: boolean }) {
  const { t } = useTranslation('gig')

  return (
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
        className={`cloth-butta shadow-[0_18px_40px_-10px_#0c143080] rounded-dialog p-[5px] ${owned ? 'text-white' : 'cloth-butta-marigold text-ink'}`}
      >
        <div
          className={`flex min-h-[clamp(300px,var(--high)*.7-211px,380px)] flex-col items-center rounded-[11px] border-[1.5px] px-4 pt-2.5 pb-6 text-center short:min-h-0 short:pb-3 ${owned ? 'border-[#d9a441]' : 'border-[#6b4a0c]'}`}
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
            className="mt-7 short:mt-3 short:size-16 size-[clamp(96px,var(--high)*.26-81px,138px)]"
          />
          <h1 className="mt-5 short:mt-2 font-display text-display-2 text-balance @max-[16rem]:text-[9cqw] @max-[16rem]:leading-tight">
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
