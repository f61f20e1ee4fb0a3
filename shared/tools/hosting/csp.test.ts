import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './csp'

const directives = (html: string, origins: string[] = []) =>
  contentSecurityPolicy(html, origins).split('; ')

it('the policy allows code of the own and the allowed origins, and images from everywhere', () => {
  expect(directives('', ['https://cdn.example'])).toEqual([
    "default-src 'self'",
    "script-src 'self' https://cdn.example",
    "style-src 'self' https://cdn.example",
    "img-src 'self' data: blob: https: https://cdn.example",
    "connect-src 'self' https://cdn.example",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types service-worker',
  ])
})

const hash = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"

it.each([
  ["<script>alert('Hello, world.');</script>", ` ${hash}`],
  // An import map is a script, whatever its type.
  ['<script type="importmap">alert(\'Hello, world.\');</script>', ` ${hash}`],
  ['<script type="module" src="/assets/app.js"></script>', ''],
  // No browser runs it.
  ['<script type="application/json" id="a">{}</script>', ''],
  ['<p style="color:red"></p>', ''],
])('the page %s adds the hash that a browser computes of its script', (html, hashes) => {
  expect(directives(html)).toContain(`script-src 'self'${hashes}`)
  expect(contentSecurityPolicy(html, [])).not.toContain('unsafe')
})

describe('the endpoint of error reports', () => {
  const page = (content: string) =>
    `<meta charset="utf-8" /><meta name="fault-endpoint" content="${content}" />`

  it('may be connected to, and nothing is loaded from it', () => {
    const policy = directives(page('https://faults.example/baithak'))
    expect(policy).toContain("connect-src 'self' https://faults.example")
    expect(policy).toContain("script-src 'self'")
  })

  it.each([
    '',
    '<meta name="theme-color" content="https://a.example/" />',
    page('/faults'),
    page("'unsafe-inline'"),
    page('http://faults.example/'),
  ])('adds nothing for the page %s', (html) => expect(directives(html)).toEqual(directives('')))
})
