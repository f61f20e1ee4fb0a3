import { createModeRoot } from '@baithak/ui/screens'
import { screens } from './screens'
import { VenuesPage } from './venues/venues-page'
import './party.css'

export default createModeRoot(
  screens,
  import.meta.glob(['./*/*-page.tsx', '!./venues/venues-page.tsx']),
  { venues: VenuesPage },
  ['party', 'party.screens'],
)
