import { ModeProviders } from '@baithak/platform'
import type { ModeProps } from '@baithak/shared/contract'
import { createRoutes } from '@baithak/shared/screens'
import { HomePage } from './home/home-page'
import { screens } from './screens'
import './work.css'

export const WorkRoutes = createRoutes(
  screens,
  import.meta.glob(['./*/*-page.tsx', '!./home/home-page.tsx']),
  { home: HomePage },
)

export default function WorkRoot(props: ModeProps) {
  return (
    <ModeProviders {...props}>
      <WorkRoutes />
    </ModeProviders>
  )
}
