import { ModeProviders } from '@baithak/platform'
import type { ModeProps } from '@baithak/shared/contract'
import { GigRoutes } from './routes'
import './gig.css'

export default function GigRoot(props: ModeProps) {
  return (
    <ModeProviders {...props}>
      <GigRoutes />
    </ModeProviders>
  )
}
