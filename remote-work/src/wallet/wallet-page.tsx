import { isBackupDue, isoDate, lastBackupRecord, userPassRecord } from '@baithak/domain'
import { differenceInCalendarDays, instantOf, startOfDay } from '@baithak/domain/indian-time'
import { useMemberName } from '@baithak/domain/use-member'
import { Link, useHost, useSearchParams, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import {
  ButtonLink,
  CalendarButton,
  Canopy,
  Metadata,
  Screen,
  Tabs,
  textLinkClassName,
} from '@baithak/ui'
import emptyPass from '@baithak/ui/art/empty-pass.svg'
import { ChevronRight, Crown, Gift, QrCode } from 'lucide-react'
import { useEffect } from 'react'
import {
  BenefitList,
  EndedPass,
  NewPassLinks,
  RenewalStrip,
  usePassName,
} from '../components/pass-parts'
import { useCheckIns } from '../model/check-ins'
import { type PassStatus, usePassStatus } from '../model/pass'
import { archivePass } from '../model/purchase'
import { paths } from '../paths'
import { CheckInList } from './check-in-list'
import { CouponList } from './coupon-list'
import { PassCard, PassHanger } from './pass-card'
import { PastPassList } from './past-pass-list'
import { Receipt } from './receipt'
import { Ticket } from './ticket'

/** Manage Pass: the current pass, check-ins, coupons and past passes. */
export function WalletPage() {
  const { t } = useTranslation()
  const status = usePassStatus()
  useArchiveExpiredPass(status.state === 'ended')
  return (
    <Screen titled title={t('wallet.title')} top={<Canopy mode="work" slim />}>
      {status.state === 'active' ? <ActivePass {...status} /> : <NoPass status={status} />}
      <InviteEarnTicket />
      <WalletTabs />
    </Screen>
  )
}

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

/** Moves an expired pass to the history and notifies the member once. */
function useArchiveExpiredPass(hasEnded: boolean) {
  const { t } = useTranslation()
  const { storage, toast } = useHost()
  const stored = useRecord(storage.record(userPassRecord))
  // The stored object is stable, so a failed write is not tried again on every render.
  const expired = hasEnded ? stored : null
  useEffect(() => {
    if (!expired) return
    void archivePass(expired, storage).then((isMoved) => {
      if (isMoved) toast({ ...t('wallet.passExpired', { returnObjects: true }), neutral: true })
    })
  }, [expired, storage, toast, t])
}

/** A pass that was bought so recently drops onto its cords. The wallet may take this long to load. */
const newPassMs = 5000

/** A nearer end needs no entry in a calendar. */
const minDaysForCalendar = 3

/** The active pass with its benefits and actions. Only Silver can be upgraded. */
function ActivePass({ plan, since, until }: Extract<PassStatus, { state: 'active' }>) {
  const { t } = useTranslation()
  const name = useMemberName() || t('passes.guest')
  const passName = usePassName()
  const lastBackup = useRecord(useHost().storage.record(lastBackupRecord))
  const now = new Date()
  const daysLeft = differenceInCalendarDays(until, now)
  const { checkIns } = useCheckIns()
  // Hops have passes of their own.
  const count = checkIns.filter(
    ({ passId, at }) => passId !== null && instantOf(at) >= startOfDay(since),
  ).length
  return (
    <div className="short:flex">
      <PassHanger dropping={now.getTime() - since.getTime() < newPassMs}>
        <PassCard plan={plan} until={until} name={name} />
      </PassHanger>
      <div className="flex flex-col gap-4 px-5 pt-5 short:flex-1 short:border-t-3 short:border-ink">
        <ButtonLink to={paths.checkIn.href()} icon={QrCode}>
          {t('wallet.showQr')}
        </ButtonLink>
        {plan.type === 'Silver' && (
          <ButtonLink
            to={paths.compare.href()}
            state={{ upgrade: true }}
            icon={Crown}
            variant="secondary"
            className="-mt-1.5"
          >
            {t('wallet.upgrade')}
          </ButtonLink>
        )}
        <RenewalStrip plan={plan} until={until} />
        <p className="border-t border-rule pt-4 text-body font-title tabular">
          <Metadata>
            {t('wallet.daysLeft', { count: daysLeft })}
            {t('wallet.visits', { count })}
          </Metadata>
        </p>
        <div className="pt-1">
          <BenefitList tier={plan.type} />
        </div>
        {daysLeft >= minDaysForCalendar && (
          <CalendarButton
            className="w-full"
            label={t('wallet.addToCalendar')}
            event={{
              id: `pass-${until.getTime()}`,
              title: t('wallet.passEnds', { pass: passName(plan) }),
              day: isoDate(until),
            }}
          />
        )}
        <p className="self-center">
          <Receipt
            pass={passName(plan)}
            price={plan.price}
            purchaseDate={since}
            expiryDate={until}
          />
        </p>
        {isBackupDue(lastBackup, since) && (
          <Link to={paths.settings.href()} className={`${textLinkClassName} self-center`}>
            {t('wallet.copyDue')}
          </Link>
        )}
      </div>
    </div>
  )
}

/** An empty frame, the pass that ran out, and the ways to a new one. */
function NoPass({ status }: { status: PassStatus }) {
  const { t } = useTranslation()
  const hasEnded = status.state === 'ended'
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
          {hasEnded ? <EndedPass status={status} /> : <p>{t('wallet.noPassText')}</p>}
        </div>
        <NewPassLinks status={status} />
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
