import { lazyScreen, Navigate, Route, Routes } from '@baithak/platform'
import { paths } from './paths'
import { SignInPage } from './sign-in/sign-in-page'

const DashboardPage = lazyScreen(() => import('./dashboard/dashboard-page'), 'DashboardPage')
const CafePage = lazyScreen(() => import('./cafe/cafe-page'), 'CafePage')
const CheckInPage = lazyScreen(() => import('./check-in/check-in-page'), 'CheckInPage')

/** All screens of Admin mode. */
export function AdminRoutes() {
  return (
    <Routes>
      <Route path={paths.admin.path} element={<Navigate to={paths.signIn.href()} replace />} />
      <Route path={paths.signIn.path} element={<SignInPage />} />
      <Route path={paths.dashboard.path} element={<DashboardPage />} />
      <Route path={paths.checkIn.path} element={<CheckInPage />} />
      <Route path={paths.cafe.path} element={<CafePage />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  )
}
