import { Navigate } from '@baithak/platform'
import { createModeRoot } from '@baithak/ui/screens'
import { paths } from './paths'
import { screens } from './screens'
import { SignInPage } from './sign-in/sign-in-page'
import './admin.css'

export default createModeRoot(
  screens,
  import.meta.glob(['./*/*-page.tsx', '!./sign-in/sign-in-page.tsx']),
  {
    signIn: SignInPage,
    admin: () => <Navigate to={paths.signIn.href()} replace />,
  },
  ['admin', 'admin.screens'],
)
