import { Link, useTranslation } from '@baithak/platform'
import { buttonVariants } from '@baithak/ui'
import emptyPass from '@baithak/ui/art/empty-pass.svg'
import { paths } from '../paths'
import { PassHanger } from './pass-hanger'

/** An empty frame and a link to the purchase. */
export function NoPass() {
  const { t } = useTranslation('work-wallet')
  return (
    <div className="short:flex">
      <PassHanger long>
        <div className="flex flex-col items-center rounded-pass border-2 border-dashed border-rule-2 px-5 pt-10 pb-8">
          <img src={emptyPass} alt="" width={200} height={96} />
          <h2 className="mt-4 text-center font-display text-display-4">{t('noPass')}</h2>
        </div>
      </PassHanger>
      <div className="flex flex-col gap-5 px-5 pt-4.5 short:flex-1 short:border-t-3 short:border-ink">
        <p className="px-5 text-center text-body-2 text-balance text-ink-2">{t('noPassText')}</p>
        <Link to={paths.purchase.href()} className={buttonVariants()}>
          {t('purchase')}
        </Link>
      </div>
    </div>
  )
}
