import { busyCafe, cafes, longHindi, longName } from './large-fixtures'
import type { Scenario } from './scenario'

const showsDialog: Pick<Scenario, 'shows'> = { shows: (page) => page.getByRole('dialog') }
const showsToast: Pick<Scenario, 'shows'> = { shows: (page) => page.locator('.toast').first() }

export const adminScenarios: readonly Scenario[] = [
  { name: 'admin-login', path: '/admin/login' },
  {
    name: 'admin-signed-in',
    path: '/admin/login',
    ...showsToast,
    steps: ({ press }) => press('admin:signIn.submit'),
  },
  { name: 'admin-dashboard', path: '/admin/dashboard' },
  { name: 'admin-dashboard-50', path: '/admin/dashboard', stored: cafes(50) },
  { name: 'admin-dashboard-crores', path: '/admin/dashboard', stored: busyCafe },
  {
    name: 'admin-dashboard-none',
    path: '/admin/dashboard',
    steps: ({ page }) => page.getByRole('searchbox').fill('zzz'),
  },
  { name: 'admin-dashboard-today', path: '/admin/dashboard?period=today&show=attention' },
  {
    name: 'admin-dashboard-table',
    path: '/admin/dashboard?period=month',
    // The radio itself is for screen readers only.
    steps: ({ page, translate }) =>
      page.getByText(translate('admin:chart.table'), { exact: true }).click(),
  },
  {
    name: 'admin-add',
    path: '/admin/dashboard',
    ...showsDialog,
    steps: ({ press }) => press('admin:dashboard.add'),
  },
  {
    name: 'admin-add-errors',
    path: '/admin/dashboard',
    ...showsDialog,
    steps: async ({ press }) => {
      await press('admin:dashboard.add')
      await press('admin:add.submit')
    },
  },
  {
    name: 'admin-add-long',
    path: '/admin/dashboard',
    ...showsDialog,
    steps: async ({ page, press }) => {
      await press('admin:dashboard.add')
      const fields = page.getByRole('dialog').getByRole('textbox')
      await fields.nth(0).fill(longName)
      await fields.nth(1).fill(longHindi)
    },
  },
  { name: 'admin-cafe', path: '/admin/cafe/dabara-house' },
  { name: 'admin-cafe-long', path: '/admin/cafe/cafe-0', stored: cafes(1) },
  {
    name: 'admin-promoted',
    path: '/admin/cafe/dabara-house',
    ...showsToast,
    steps: ({ press }) => press('admin:cafe.promote'),
  },
  {
    name: 'admin-edit',
    path: '/admin/cafe/dabara-house',
    ...showsDialog,
    steps: ({ press }) => press('admin:edit.open'),
  },
  { name: 'admin-cafe-missing', path: '/admin/cafe/nowhere' },
]
