import { ModeFrame, type ModeProps } from '@baithak/shared/contract'
import { GigRoutes } from './routes'
import './gig.css'

export default function GigRoot(props: ModeProps) {
  return (
    <ModeFrame {...props}>
      <GigRoutes />
    </ModeFrame>
  )
}
