import { useState, version } from 'react'
import { createRoot, type Root } from 'react-dom/client'

interface Props {
  domElement: HTMLElement
  host: { navigation: { push(to: string): void }; toast(message: { title: string }): void }
  location: { pathname: string }
}

function PluginMode({ host, location }: Props) {
  const [count, setCount] = useState(0)
  return (
    <section>
      <h1>Built by the plugin alone</h1>
      <p>{`React ${version} at ${location.pathname}`}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`Pressed ${count} times`}
      </button>
      <button type="button" onClick={() => host.toast({ title: 'Toast of the plugin mode' })}>
        Toast
      </button>
      <button type="button" onClick={() => host.navigation.push('/party')}>
        Party
      </button>
    </section>
  )
}

let root: Root | undefined
const render = async (props: Props) => root?.render(<PluginMode {...props} />)

/** The lifecycles of single-spa and what the shell reads before it mounts them, written by hand. */
// biome-ignore lint/style/noDefaultExport: the contract names the default export.
export default {
  contract: 1,
  translations: { en: async () => ({ default: {} }), hi: async () => ({ default: {} }) },
  bootstrap: async () => {},
  async mount(props: Props) {
    root = createRoot(props.domElement)
    await render(props)
  },
  update: render,
  async unmount() {
    root?.unmount()
  },
}
