import type { ModeProps } from '@baithak/contract'
import { ModeProviders, Navigate } from '@baithak/platform'
import { createRoutes } from '@baithak/ui/screens'
import { paths } from './paths'
import { screens } from './screens'
import { SignInPage } from './sign-in/sign-in-page'
import './admin.css'

export const AdminRoutes = createRoutes(
  screens,
  import.meta.glob(['./*/*-page.tsx', '!./sign-in/sign-in-page.tsx']),
  {
    signIn: SignInPage,
    admin: () => <Navigate to={paths.signIn.href()} replace />,
  },
)

export default function AdminRoot(props: ModeProps) {
  return (
    <ModeProviders {...props}>
      <AdminRoutes />
    </ModeProviders>
  )
}
