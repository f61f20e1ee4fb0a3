// A mode as contract 1 had it, written by hand and never to be changed: what it asks of the shell, the shell must
// offer for as long as it accepts contract 1.
let shares

export const init = (shareScope) => {
  shares = shareScope
}

export const get = async (name) => {
  if (name !== './mode') throw new Error(`This mode exposes ./mode, not ${name}.`)
  return () => ({ default: mode })
}

const texts = {
  en: { hello: 'Namaste, {{name}}' },
  hi: { hello: 'नमस्ते, {{name}}' },
}

const sharedModule = async (name) => {
  const [share] = Object.values(shares[name])
  return (share.lib ?? (await share.get()))()
}

let root
let draw

const mode = {
  contract: 1,
  translations: {
    en: async () => ({ default: texts.en }),
    hi: async () => ({ default: texts.hi }),
  },

  async bootstrap() {
    const [{ createElement: h }, { createRoot }, platform] = await Promise.all(
      ['react', 'react-dom/client', '@baithak/platform'].map(sharedModule),
    )
    const { I18nextProvider, Link, Route, Router, Routes, useTranslation } = platform

    function First({ host }) {
      const { t } = useTranslation('gig')
      const button = (words, onClick) => h('button', { type: 'button', onClick }, words)
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

    draw = ({ host, location }) =>
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
    draw(props)
  },

  async update(props) {
    draw(props)
  },

  async unmount() {
    root.unmount()
  },
}
