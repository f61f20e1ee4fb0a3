import { createModeRoot } from '@baithak/ui/screens'
import { HomePage } from './home/home-page'
import { screens } from './screens'
import './work.css'

export default createModeRoot(
  screens,
  import.meta.glob(['./*/*-page.tsx', '!./home/home-page.tsx']),
  { home: HomePage },
  ['work', 'work.screens'],
)
