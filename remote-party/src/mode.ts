import { defineMode } from '@baithak/platform/define-mode'
import PartyRoot from './party-root'

export default defineMode({
  translations: import.meta.glob('./locales/*.json'),
  root: PartyRoot,
  agenda: () => import('./my-parties/publish'),
})
