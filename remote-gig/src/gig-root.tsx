import { createModeRoot } from '@baithak/ui/screens'
import { GigListPage } from './gigs/gig-list-page'
import { screens } from './screens'
import './gig.css'

export default createModeRoot(
  screens,
  import.meta.glob(['./*/*-page.tsx', '!./gigs/gig-list-page.tsx']),
  { list: GigListPage },
  ['gig', 'gig.screens'],
)
