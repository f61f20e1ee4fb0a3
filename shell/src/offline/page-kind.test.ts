import { expect, it } from 'vitest'
import { kindOfPage } from './page-kind'

const page = (data: object, rest = '') =>
  `<!doctype html><script type="application/json" id="critical-preload">${JSON.stringify(data)}</script><body>${rest}</body>`
const files = { code: { scripts: ['/assets/a.js'], styles: [] }, outlet: ['/assets/b.js'], hi: [] }
const shellPage = page(files, '<template id="chooser-en"></template>')
const screen = { url: 'https://modes.example/gig/1.0.0-3fa9c2d1b0/' }

it.each([
  [
    'a screen’s page',
    page({ ...files, screen }, '<template id="screen-en"></template>'),
    'picture',
  ],
  ['the shell’s own page', shellPage, 'shell'],
  ['the page of another shell', page({ ...files, outlet: ['/assets/c.js'], screen }), 'other'],
  ['the page of a network’s sign-in', '<!doctype html><h1>Sign in</h1>', 'other'],
])('%s', (_, html, kind) => expect(kindOfPage(html, shellPage)).toBe(kind))

it('no page belongs to a shell that was built without data for its head script', () =>
  expect(kindOfPage(shellPage, '<!doctype html>')).toBe('other'))
