import { useTranslation } from '@baithak/platform'
import table from '@baithak/shared/art/invite.svg'

export function PromoBanner() {
  const { t } = useTranslation('work')
  return (
    <section className="relative flex min-h-[190px] flex-col justify-center overflow-hidden rounded-panel bg-party text-white">
      <img
        src={table}
        alt=""
        className="absolute inset-y-0 right-0 h-full max-w-none min-w-full object-cover object-right"
      />
      <div className="relative w-[52%] py-5 pl-5">
        <h2 className="font-display text-[29px] leading-8 text-balance">{t('referrals.promo')}</h2>
        <p className="pt-2 text-body-2 leading-5">{t('referrals.promoText')}</p>
      </div>
    </section>
  )
}
