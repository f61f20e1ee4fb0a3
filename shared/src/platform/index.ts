// The one run-time module that the shell provides to every mode. Each name here costs every visitor its bytes:
// add one only when a mode uses it.
export { createLucideIcon } from 'lucide-react'
export { I18nextProvider, Trans, useTranslation } from 'react-i18next'
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
export * as v from './schema'
