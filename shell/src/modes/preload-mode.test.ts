// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import type { RegistryEntry } from '../registry/registry'
import { preloadMode } from './preload-mode'

const preload = {
  scripts: ['mode.js'],
  styles: ['first.css'],
  texts: { en: ['en.js'], hi: ['hi.js'] },
  screens: { '/party/venue/:id': ['venue.js', 'venue.css'] },
}
const manifest = { preload, integrity: { 'mode.js': 'sha384-a', 'first.css': 'sha384-b' } }
const party = { url: 'https://party.example/1/', manifest } as unknown as RegistryEntry

const links = () =>
  [...document.head.querySelectorAll('link')].map((link) =>
    [link.rel, link.href.replace(party.url, ''), link.as].filter(Boolean).join(' '),
  )

afterEach(() => {
  document.head.innerHTML = ''
})

it('code and styles of the screen at the path are preloaded, each with its type', () => {
  preloadMode(party, 'hi', { path: '/party/venue/7/' })
  expect(links()).toEqual([
    'modulepreload mode.js',
    'modulepreload hi.js',
    'modulepreload venue.js',
    'preload venue.css style',
    'preload first.css style',
  ])
  expect(document.head.querySelector('link')?.integrity).toBe('sha384-a')
})

it('prefetching a mode only caches its styles, in every browser', () => {
  const fetched = vi.fn(async () => new Response())
  vi.stubGlobal('fetch', fetched)
  preloadMode(party, 'en', { styles: 'prefetch' })
  expect(links()).toEqual(['modulepreload mode.js', 'modulepreload en.js'])
  expect(fetched).toHaveBeenCalledExactlyOnceWith(`${party.url}first.css`, {
    priority: 'low',
    integrity: 'sha384-b',
  })
})
