import { useSearchParams, useTranslation } from '@baithak/platform'
import { Tabs } from '@baithak/ui'
import { CheckInList } from './check-in-list'
import { CouponList } from './coupon-list'
import { PastPassList } from './past-pass-list'

const tabNames = ['checkIns', 'coupons', 'pastPasses'] as const

/** The wallet's three lists. The selected tab is in the URL, so that back navigation restores it. */
export function WalletTabs() {
  const { t } = useTranslation('work-wallet')
  const [search, setSearch] = useSearchParams()
  const tab = tabNames.find((name) => name === search.get('tab')) ?? 'checkIns'
  return (
    <Tabs
      label={t('tabsLabel')}
      value={tab}
      onChange={(next) => setSearch(next === 'checkIns' ? {} : { tab: next }, { replace: true })}
      tabs={[
        { value: 'checkIns', label: t('tabs.checkIns'), content: <CheckInList /> },
        { value: 'coupons', label: t('tabs.coupons'), content: <CouponList /> },
        { value: 'pastPasses', label: t('tabs.pastPasses'), content: <PastPassList /> },
      ]}
    />
  )
}
