import { ModeProviders } from '@baithak/platform'
import type { ModeProps } from '@baithak/shared/contract'
import { AdminRoutes } from './routes'
import './admin.css'

export default function AdminRoot(props: ModeProps) {
  return (
    <ModeProviders {...props}>
      <AdminRoutes />
    </ModeProviders>
  )
}
