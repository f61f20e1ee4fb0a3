import type { ModeProps } from '@baithak/contract'
import { ModeProviders } from '@baithak/platform'
import { createRoutes } from '@baithak/ui/screens'
import { screens } from './screens'
import { VenuesPage } from './venues/venues-page'
import './party.css'

export const PartyRoutes = createRoutes(
  screens,
  import.meta.glob(['./*/*-page.tsx', '!./venues/venues-page.tsx']),
  { venues: VenuesPage },
)

export default function PartyRoot(props: ModeProps) {
  return (
    <ModeProviders {...props}>
      <PartyRoutes />
    </ModeProviders>
  )
}
