import { describe, expect, it } from 'vitest'
import { shellHeadersFile, shellRedirectsFile } from './host-files'

describe('`_redirects`, as Cloudflare Pages reads it', () => {
  const text = shellRedirectsFile(
    ['work', 'party', 'admin', 'events'],
    ['/party', '/party/create', '/admin/dashboard'],
  )
  const rules = text
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [from: string, to: string, status: string])
  /** The file that answers: static rules come before those with a wildcard, which come in their order. */
  const pageOf = (path: string) =>
    rules.find(([from]) => from === path)?.[1] ??
    rules.find(([from]) => from.endsWith('/*') && path.startsWith(from.slice(0, -1)))?.[1]

  it('has no rule that it refuses', () => {
    for (const [from, to, status] of rules) {
      expect(status).toBe('200')
      expect(from).toMatch(/^\/\w/)
      expect(to).not.toMatch(/index/)
    }
    expect(new Set(rules.map(([from]) => from)).size).toBe(rules.length)
    expect(rules.filter(([from]) => from.includes('*')).length).toBeLessThan(100)
  })

  it.each([
    ['/party', '/party'],
    ['/party/create', '/party/create'],
    ['/party/venue/3', '/'],
    ['/party/venue/a.b', '/'],
    ['/admin', '/'],
    ['/admin/dashboard', '/admin/dashboard'],
    ['/wallet', '/'],
    ['/cafe/3', '/'],
    ['/events/1', '/'],
    ['/onboarding/phone', '/'],
  ])('%s is answered with the page at %s', (path, page) => {
    expect(pageOf(path)).toBe(page)
  })

  it.each(['/', '/assets/gone.js', '/remotes.json', '/partyx', '/locales/en/gone.json'])(
    '%s is a file, or missing',
    (path) => {
      expect(pageOf(path)).toBeUndefined()
    },
  )
})

it('no header is set twice on a path, because Cloudflare Pages joins the values', () => {
  const blocks = shellHeadersFile("default-src 'self'").trim().split('\n\n')
  const names = blocks.flatMap((block) =>
    [...block.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name),
  )
  expect(new Set(names).size).toBe(names.length)
})
