import type { UserPass } from '@baithak/domain'
import { Link, useHost, useSearchParams, useTranslation } from '@baithak/platform'
import { ButtonLink, Canopy, Screen, Tabs } from '@baithak/ui'
import emptyPass from '@baithak/ui/art/empty-pass.svg'
import { ChevronRight, Gift } from 'lucide-react'
import { useEffect } from 'react'
import { EndedPass, RenewLink, useEndedPass } from '../components/pass-details'
import type { PassStatus } from '../model/pass-rules'
import { archivePass, restoreArchivedPass } from '../model/pass-transactions'
import { usePassStatus } from '../model/use-pass-status'
import { paths } from '../paths'
import { ActivePass } from './active-pass'
import { CheckInList } from './check-in-list'
import { CouponList } from './coupon-list'
import { PassHanger } from './pass-hanger'
import { PastPassList } from './past-pass-list'
import { Ticket } from './ticket'

/** Manage Pass: the current pass, check-ins, coupons and past passes. */
export function WalletPage() {
  const { t } = useTranslation()
  const status = usePassStatus()
  useArchiveExpiredPass(status)
  return (
    <Screen title={t('wallet.title')} top={<Canopy mode="work" slim />}>
      {status.state === 'active' ? <ActivePass {...status} /> : <NoPass status={status} />}
      <InviteEarnTicket />
      <WalletTabs />
    </Screen>
  )
}

/** The way to Invite & Earn. */
function InviteEarnTicket() {
  const { t } = useTranslation()
  return (
    <Link to={paths.inviteEarn.href()} className="mx-5 mt-7 mb-4 block rounded-panel no-underline">
      <Ticket variant="invite" stub={<Gift size={28} className="text-[#ffd9c4]" />}>
        <span className="min-w-[min(6.5rem,100%)] flex-1">
          <span className="block text-h3">{t('wallet.inviteEarn')}</span>
          <span className="block text-meta text-ink-2">{t('wallet.inviteEarnText')}</span>
        </span>
        <ChevronRight size={20} className="shrink-0" />
      </Ticket>
    </Link>
  )
}

/** Moves an expired pass to the history and notifies the member once; one that was archived too early moves back. */
function useArchiveExpiredPass(status: PassStatus) {
  const { t } = useTranslation()
  const { storage, toast } = useHost()
  // The record's own object is stable, so a failed write is not retried on every render.
  const expired = status.state === 'expired' ? status.pass : null
  useEffect(() => {
    const archive = async (pass: UserPass) => {
      if (await archivePass(pass, storage))
        toast({ ...t('wallet.passExpired', { returnObjects: true }), neutral: true })
    }
    if (expired) void archive(expired)
  }, [expired, storage, toast, t])
  useEffect(() => void restoreArchivedPass(storage, new Date()), [storage])
}

/** An empty frame, which pass ran out, and the ways to a new one. */
function NoPass({ status }: { status: PassStatus }) {
  const { t } = useTranslation()
  const ended = useEndedPass(status)
  return (
    <div className="short:flex">
      <PassHanger long>
        <div className="flex flex-col items-center rounded-pass border-2 border-dashed border-rule-2 px-5 pt-10 pb-8">
          <img src={emptyPass} alt="" width={200} height={96} />
          <h2 className="mt-4 text-center font-display text-display-4">{t('wallet.noPass')}</h2>
        </div>
      </PassHanger>
      <div className="flex flex-col gap-5 px-5 pt-4.5 short:flex-1 short:border-t-3 short:border-ink">
        <div className="px-5 text-center text-body-2 text-balance text-ink-2">
          {ended ? <EndedPass ended={ended} /> : <p>{t('wallet.noPassText')}</p>}
        </div>
        {ended && <RenewLink plan={ended.plan} />}
        <ButtonLink to={paths.purchase.href()} variant={ended ? 'secondary' : 'primary'}>
          {t('wallet.purchase')}
        </ButtonLink>
      </div>
    </div>
  )
}

const tabNames = ['checkIns', 'coupons', 'pastPasses'] as const

/** The wallet's three lists. The selected tab is in the URL, so that back navigation restores it. */
function WalletTabs() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const tab = tabNames.find((name) => name === search.get('tab')) ?? 'checkIns'
  return (
    <Tabs
      label={t('wallet.tabsLabel')}
      value={tab}
      onValueChange={(next) =>
        setSearch(next === 'checkIns' ? {} : { tab: next }, { replace: true })
      }
      tabs={[
        { value: 'checkIns', label: t('wallet.tabs.checkIns'), content: <CheckInList /> },
        { value: 'coupons', label: t('wallet.tabs.coupons'), content: <CouponList /> },
        { value: 'pastPasses', label: t('wallet.tabs.pastPasses'), content: <PastPassList /> },
      ]}
    />
  )
}
