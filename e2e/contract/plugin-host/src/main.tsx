// biome-ignore lint/correctness/noUndeclaredDependencies: the federation plugin resolves it.
import mode from 'gig/mode'
import { version } from 'react'
import { createRoot } from 'react-dom/client'
import { mountRootParcel } from 'single-spa'
import { createTestHost } from '../../host/create-test-host'

const [element, domElement] = ['host', 'mode'].map((id) => document.getElementById(id))
if (!element || !domElement) throw new Error('index.html lacks an element.')
createRoot(element).render(<h2>{`Host with React ${version}`}</h2>)

const { host, i18n } = await createTestHost()
i18n.addResourceBundle('en', 'gig', (await mode.translations.en()).default)
const props = {
  domElement,
  host,
  location: { pathname: '/gig', search: '', hash: '', state: null, key: 'first' },
}
mountRootParcel(mode as Parameters<typeof mountRootParcel>[0], props)
