import type { ModeProps } from '@baithak/contract'
import { ModeProviders } from '@baithak/platform'
import { createRoutes } from '@baithak/ui/screens'
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
