import { useTranslation } from '@baithak/platform'
import { Tabs } from '@baithak/shared/ui'
import { useState } from 'react'
import { CouponList } from './coupon-list'
import { PastPassList } from './past-pass-list'
import { VisitList } from './visit-list'

/** The wallet's three lists. */
export function WalletTabs() {
  const { t } = useTranslation('work')
  const [tab, setTab] = useState<'checkIns' | 'coupons' | 'pastPasses'>('checkIns')
  return (
    <Tabs
      label={t('wallet.tabsLabel')}
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'checkIns', label: t('wallet.tabs.checkIns'), content: <VisitList /> },
        { value: 'coupons', label: t('wallet.tabs.coupons'), content: <CouponList /> },
        { value: 'pastPasses', label: t('wallet.tabs.pastPasses'), content: <PastPassList /> },
      ]}
    />
  )
}
