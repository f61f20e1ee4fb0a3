import { expect, it } from 'vitest'
import { counterFiles, counterModes } from './counter-files'

const hash = `sha256-${'a'.repeat(43)}=`
const files = ['mode.js', 'first.js', 'first.css', 'en.js', 'hi.js', 'wallet.js', 'map.js']
const manifest = (id: string, prefix: string) => ({
  id,
  version: '1.0.0',
  contract: 2,
  prefix,
  nav: [],
  immersive: [],
  entry: 'mode.js',
  preload: {
    scripts: ['mode.js', 'first.js'],
    styles: ['first.css'],
    texts: { en: ['en.js'], hi: ['hi.js'] },
    screens: { '/wallet': ['wallet.js'], '/map': ['map.js'] },
  },
  integrity: Object.fromEntries(files.map((file) => [file, hash])),
})
const registry = {
  modes: {
    work: {
      url: 'https://shell.example/work/',
      manifest: { ...manifest('work', '/'), counter: ['/wallet'] },
    },
    gig: { url: 'https://shell.example/gig/', manifest: manifest('gig', '/gig') },
  },
}

it('of the modes with screens for the counter, the files of these screens are cached, each with its hash', () => {
  const modes = counterModes(registry, 'https://shell.example')
  expect(modes.map(({ manifest }) => manifest.id)).toEqual(['work'])
  expect(modes.flatMap(counterFiles)).toEqual(
    files
      .filter((file) => file !== 'map.js')
      .map((file) => [`https://shell.example/work/${file}`, { integrity: hash }]),
  )
})

it('a registry that is not one has none', () => {
  expect(counterModes('<html>', 'https://shell.example')).toEqual([])
})
