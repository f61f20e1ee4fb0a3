// The run-time module that the shell provides to every mode. Every visitor loads every export: add one only if most
// modes use it, and add nothing visual. Removing one is a major version, because released modes import it by name.

export { v } from '@baithak/storage/schema'
export { useTranslation } from 'react-i18next'
export {
  Link,
  Navigate,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom'
export { useIsLeft } from './current-screen'
export { defineMode } from './define-mode'
export { ErrorBoundary } from './error-boundary'
export { lazyComponent } from './lazy-component'
export { createModeRoot, HostContext, pathsOf, useHost } from './mode-root'
export { useDebouncedSearchParam } from './use-debounced-search-param'
