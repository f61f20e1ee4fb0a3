import { useTranslation } from '@baithak/platform'
import table from '@baithak/ui/art/invite.svg'

export function PromoBanner() {
  const { t } = useTranslation('work-referrals')
  return (
    <section className="@container relative flex min-h-[190px] flex-col justify-center overflow-hidden rounded-panel bg-party text-white">
      <img
        src={table}
        alt=""
        className="absolute inset-y-0 right-[min(0px,calc((100%-350px)*0.6))] h-full max-w-none min-w-full object-cover object-right @max-[15rem]:hidden"
      />
      <div className="relative w-[52%] py-5 pl-5 @max-[15rem]:w-full @max-[15rem]:pr-5">
        <h2 className="font-display text-[clamp(1.5rem,7.4vw,1.8125rem)] leading-[1.12] text-balance">
          {t('promo')}
        </h2>
        <p className="pt-2 text-body-2 leading-5 text-pretty">{t('promoText')}</p>
      </div>
    </section>
  )
}
