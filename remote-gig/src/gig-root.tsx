import type { ModeProps } from '@baithak/contract'
import { ModeProviders } from '@baithak/platform'
import { createRoutes } from '@baithak/ui/screens'
import { GigListPage } from './gigs/gig-list-page'
import { screens } from './screens'
import './gig.css'

export const GigRoutes = createRoutes(
  screens,
  import.meta.glob(['./*/*-page.tsx', '!./gigs/gig-list-page.tsx']),
  { list: GigListPage },
)

export default function GigRoot(props: ModeProps) {
  return (
    <ModeProviders {...props}>
      <GigRoutes />
    </ModeProviders>
  )
}
