import { ModeFrame, type ModeProps } from '@baithak/shared/contract'
import { AdminRoutes } from './routes'
import './admin.css'

export default function AdminRoot(props: ModeProps) {
  return (
    <ModeFrame {...props}>
      <AdminRoutes />
    </ModeFrame>
  )
}
