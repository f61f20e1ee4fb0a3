import { createReferralCode } from '@baithak/domain'
import { useTranslation } from '@baithak/platform'
import { Badge, Button, DetailScreen, LongList } from '@baithak/ui'
import table from '@baithak/ui/art/invite.svg'
import { formatDate, initialsOf } from '@baithak/ui/format'
import { useShare } from '@baithak/ui/sharing'
import { Check, Hourglass, Share2 } from 'lucide-react'
import { useState } from 'react'
import { PictureRow, rowProps } from '../components/picture-row'
import { friendNameIn, type Referral } from '../model/referral'
import { paths } from '../paths'
import { ReferralCode } from './referral-code'
import { useReferrals } from './use-referrals'

/** Invite & Earn: a new referral code, ways to share it, and earlier referrals. */
export function InviteEarnPage() {
  const { t } = useTranslation()
  const [code] = useState(() => createReferralCode())
  const { referrals, simulatePurchase } = useReferrals()

  const share = useShare({
    texts: {
      copied: t('referrals.onClipboard', { returnObjects: true }),
      refused: t('referrals.shareRefused', { returnObjects: true, code }),
    },
  })
  const message = () => ({
    title: t('referrals.shareTitle'),
    text: t('referrals.shareText', { code }),
    url: referralLink(code, window.location.origin),
  })

  return (
    <DetailScreen title={t('referrals.title')} fallback={paths.wallet.href()}>
      <div className="flex flex-col px-5">
        <PromoBanner />
        <ReferralCode code={code} />
        <Button icon={Share2} className="mt-3" onClick={() => share(message())}>
          {t('referrals.share')}
        </Button>
        <button
          type="button"
          onClick={simulatePurchase}
          className="mt-2 min-h-11 self-center text-body-2 font-label text-acc underline decoration-1 underline-offset-5"
        >
          {t('referrals.simulate')}
        </button>
        <ReferralList referrals={referrals} />
      </div>
    </DetailScreen>
  )
}

function PromoBanner() {
  const { t } = useTranslation()
  return (
    <section className="@container relative flex min-h-[190px] flex-col justify-center overflow-hidden rounded-panel bg-party text-white">
      <img
        src={table}
        alt=""
        className="absolute inset-y-0 right-[min(0px,calc((100%-350px)*0.6))] h-full max-w-none min-w-full object-cover object-right narrow:hidden"
      />
      <div className="relative w-[52%] py-5 pl-5 narrow:w-full narrow:pr-5">
        <h2 className="font-display text-[clamp(1.5rem,7.4vw,1.8125rem)] leading-[1.12] text-balance">
          {t('referrals.promo')}
        </h2>
        <p className="pt-2 text-body-2 leading-5 text-pretty">{t('referrals.promoText')}</p>
      </div>
    </section>
  )
}

/** The invited friends with their status. */
function ReferralList({ referrals }: { referrals: readonly Referral[] }) {
  const { t, i18n } = useTranslation()
  return (
    <section className="pt-5">
      <h2 className="pb-1.5 text-h2">{t('referrals.list')}</h2>
      {referrals.length === 0 && <p className="text-body-2 text-ink-2">{t('referrals.empty')}</p>}
      <LongList
        rows={referrals}
        // Referrals have no id and names are not unique, but the order never changes.
        keyOf={(_, index) => index}
        rowProps={rowProps}
      >
        {({ name: storedName, status, date }) => {
          const name = friendNameIn(i18n.language, storedName)
          const isCompleted = status === 'Completed'
          return (
            <PictureRow
              picture={
                <span
                  aria-hidden
                  className="grid size-10 shrink-0 place-items-center rounded-full bg-malai-2 text-meta font-heading"
                >
                  {initialsOf(name)}
                </span>
              }
              title={
                <h3 translate="no" className="text-body font-title wrap-anywhere">
                  {name}
                </h3>
              }
              lines={[formatDate(date, i18n.language) || date]}
            >
              <Badge variant={isCompleted ? 'ok' : 'warn'} icon={isCompleted ? Check : Hourglass}>
                {t(`referrals.status.${status}`)}
              </Badge>
            </PictureRow>
          )
        }}
      </LongList>
    </section>
  )
}

/** The URL that a friend opens, with the code in `ref`. */
function referralLink(code: string, origin: string): string {
  const link = new URL('/', origin)
  link.searchParams.set('ref', code)
  return link.href
}
