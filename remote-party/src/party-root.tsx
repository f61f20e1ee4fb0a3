import { ModeProviders } from '@baithak/platform'
import type { ModeProps } from '@baithak/shared/contract'
import { PartyRoutes } from './routes'
import './party.css'

export default function PartyRoot(props: ModeProps) {
  return (
    <ModeProviders {...props}>
      <PartyRoutes />
    </ModeProviders>
  )
}
