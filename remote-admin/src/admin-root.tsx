import { createModeRoot, lazyComponent, Navigate } from '@baithak/platform'
import { paths } from './paths'
import { screens } from './screens'
import { SignInPage } from './sign-in/sign-in-page'
import './admin.css'

export default createModeRoot(
  screens,
  ['admin', 'admin.screens'],
  {
    signIn: SignInPage,
    admin: () => <Navigate to={paths.signIn.href()} replace />,
  },
  {
    dashboard: lazyComponent(() => import('./dashboard/dashboard-page'), 'DashboardPage'),
    checkIn: lazyComponent(() => import('./check-in/check-in-page'), 'CheckInPage'),
    cafe: lazyComponent(() => import('./cafe/cafe-page'), 'CafePage'),
  },
)
