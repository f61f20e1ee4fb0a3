import { ModeFrame, type ModeProps } from '@baithak/shared/contract'
import { WorkRoutes } from './routes'
import './work.css'

export default function WorkRoot(props: ModeProps) {
  return (
    <ModeFrame {...props}>
      <WorkRoutes />
    </ModeFrame>
  )
}
