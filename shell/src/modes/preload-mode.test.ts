import { afterEach, expect, it } from 'vitest'
import { preloadMode } from './preload-mode'
import type { RegistryEntry } from './registry'

const preload = {
  scripts: ['remoteEntry.js'],
  styles: ['first.css'],
  texts: { en: ['en.js'], hi: ['hi.js'] },
  screens: { '/party/venue/:id': ['venue.js', 'venue.css'] },
}
const manifest = { preload, integrity: { 'remoteEntry.js': 'sha384-a' } }
const party = { url: 'https://party.example/1/', manifest } as unknown as RegistryEntry

const asked = () =>
  [...document.head.querySelectorAll('link')].map((link) =>
    [link.rel, link.href.replace(party.url, ''), link.as].filter(Boolean).join(' '),
  )

afterEach(() => {
  document.head.innerHTML = ''
})

it('code and styles of the screen behind the path are asked for, each as what it is', () => {
  preloadMode(party, 'hi', { path: '/party/venue/7/' })
  expect(asked()).toEqual([
    'modulepreload remoteEntry.js',
    'modulepreload hi.js',
    'modulepreload venue.js',
    'preload venue.css style',
    'preload first.css style',
  ])
  expect(document.head.querySelector('link')?.integrity).toBe('sha384-a')
})

it('of a mode that may not be entered styles are only prefetched', () => {
  preloadMode(party, 'en', { styles: 'prefetch' })
  expect(asked()).toEqual([
    'modulepreload remoteEntry.js',
    'modulepreload en.js',
    'prefetch first.css style',
  ])
})
