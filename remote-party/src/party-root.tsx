import { ModeFrame, type ModeProps } from '@baithak/shared/contract'
import { PartyRoutes } from './routes'
import './party.css'

export default function PartyRoot(props: ModeProps) {
  return (
    <ModeFrame {...props}>
      <PartyRoutes />
    </ModeFrame>
  )
}
