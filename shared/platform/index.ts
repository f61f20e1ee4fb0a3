// The run-time module that the shell provides to every mode. Each export costs every visitor its bytes: add one only
// when most modes use it, and nothing visual. Released modes depend on these names: none is removed.

export { v } from '@baithak/storage/schema'
export { createLucideIcon } from 'lucide-react'
export { I18nextProvider, useTranslation } from 'react-i18next'
export {
  Link,
  Navigate,
  Route,
  Router,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom'
export { default as singleSpaReact } from 'single-spa-react'
export { useStore } from 'zustand/react'
export { useIsLeft } from './current-screen'
export { ErrorBoundary } from './error-boundary'
export { HostContext, useHost } from './host-context'
export { lazyComponent, lazyScreen } from './lazy-component'
export { modeLifecycles } from './mode-lifecycles'
export { ModeProviders } from './mode-providers'
export { prefersReducedMotion, quickTiming } from './motion'
export { defineRoute } from './route'
export { Trans } from './trans'
export { useDebouncedSearchParam } from './use-debounced-search-param'
