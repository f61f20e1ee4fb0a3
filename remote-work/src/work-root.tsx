import { ModeProviders } from '@baithak/platform'
import type { ModeProps } from '@baithak/shared/contract'
import { WorkRoutes } from './routes'
import './work.css'

export default function WorkRoot(props: ModeProps) {
  return (
    <ModeProviders {...props}>
      <WorkRoutes />
    </ModeProviders>
  )
}
