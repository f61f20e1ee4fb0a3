// A hand-written mode of contract 1. Do not change it: as long as the shell accepts contract 1, it must support
// everything that this mode uses.
let shareScope

export const init = (scope) => {
  shareScope = scope
}

export const get = async (name) => {
  if (name !== './mode') throw new Error(`This mode exposes ./mode, not ${name}.`)
  return () => ({ default: mode })
}

const translations = {
  en: { hello: 'Namaste, {{name}}' },
  hi: { hello: 'नमस्ते, {{name}}' },
}

const sharedModule = async (name) => {
  const [share] = Object.values(shareScope[name])
  return (share.lib ?? (await share.get()))()
}

let root
let render

const mode = {
  contract: 1,
  translations: {
    en: async () => ({ default: translations.en }),
    hi: async () => ({ default: translations.hi }),
  },

  async bootstrap() {
    const [{ createElement: h }, { createRoot }, platform] = await Promise.all(
      ['react', 'react-dom/client', '@baithak/platform'].map(sharedModule),
    )
    const { I18nextProvider, Link, Route, Router, Routes, useTranslation } = platform

    function First({ host }) {
      const { t } = useTranslation('gig')
      const button = (label, onClick) => h('button', { type: 'button', onClick }, label)
      return h(
        'section',
        null,
        h('h1', null, t('hello', { name: host.storage.userName.getState() })),
        h(Link, { to: '/gig/my-gigs' }, 'Second screen'),
        button('Toast', () => host.toast({ title: 'Still served', duration: 3000 })),
        button('Rename', () => host.storage.userName.write('Ira Menon')),
        button('Onward', () => host.navigation.push('/party')),
        button('Overlay', () => host.overlays.append('laid over')),
      )
    }
    const Second = ({ host }) =>
      h(
        'section',
        null,
        h('h1', null, 'Second screen'),
        h('button', { type: 'button', onClick: () => host.navigation.back('/gig') }, 'Back'),
      )

    render = ({ host, location }) =>
      root.render(
        h(
          I18nextProvider,
          { i18n: host.i18n },
          h(
            Router,
            { location, navigator: host.navigation },
            h(
              Routes,
              null,
              h(Route, { path: '/gig', element: h(First, { host }) }),
              h(Route, { path: '*', element: h(Second, { host }) }),
            ),
          ),
        ),
      )
    mode.createRoot = createRoot
  },

  async mount(props) {
    root = mode.createRoot(props.domElement)
    render(props)
  },

  async update(props) {
    render(props)
  },

  async unmount() {
    root.unmount()
  },
}
