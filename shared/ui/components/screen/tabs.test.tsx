import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Tabs } from './tabs'

function Wallet() {
  const [tab, setTab] = useState<'check-ins' | 'coupons'>('check-ins')
  return (
    <Tabs
      label="Wallet"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'check-ins', label: 'Check-ins', content: 'Dabara House, 2h 10m' },
        { value: 'coupons', label: 'Coupons', content: 'Free cold brew' },
      ]}
    />
  )
}

test('tabs show the chosen panel alone', async () => {
  render(<Wallet />)
  expect(screen.getByRole('tabpanel', { name: 'Check-ins' })).toHaveTextContent('Dabara House')
  await userEvent.click(screen.getByRole('tab', { name: 'Coupons' }))
  expect(screen.getByRole('tabpanel', { name: 'Coupons' })).toHaveTextContent('Free cold brew')
  expect(screen.queryByText('Dabara House, 2h 10m')).toBeNull()
})
