import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './csp'

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `))

describe("the shell's Content-Security-Policy", () => {
  const policy = contentSecurityPolicy('', ['https://cdn.example'])

  it.each([
    ['script-src', "'self' https://cdn.example"],
    ['style-src', "'self' https://cdn.example"],
    ['img-src', "'self' data: blob: https: https://cdn.example"],
    ['connect-src', "'self' https://cdn.example"],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['frame-ancestors', "'none'"],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['font-src', "'self'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'service-worker'],
  ])('keeps %s at %s', (name, value) => {
    expect(directive(policy, name)).toBe(`${name} ${value}`)
  })
})

describe('the hashes of inline scripts', () => {
  const hashesIn = (html: string) =>
    directive(contentSecurityPolicy(html, []), 'script-src')?.split(' ').slice(2)

  it.each([
    ["<script>alert('Hello, world.');</script>", ['qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=']],
    // An import map is a script, whatever its type.
    [
      '<script type="importmap">alert(\'Hello, world.\');</script>',
      ['qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='],
    ],
    ['<script type="module" src="/assets/app.js"></script>', []],
    // No browser runs it.
    ['<script type="application/json" id="a">{}</script>', []],
    ['<p style="color:red"></p>', []],
  ])('of %s are those that a browser computes', (html, hashes) => {
    expect(hashesIn(html)).toEqual(hashes.map((hash) => `'sha256-${hash}'`))
    expect(contentSecurityPolicy(html, [])).not.toContain('unsafe')
  })
})

describe('the endpoint of error reports', () => {
  const page = (content: string) =>
    `<meta charset="utf-8" /><meta name="fault-endpoint" content="${content}" />`

  it('may be connected to, and nothing is loaded from it', () => {
    const policy = contentSecurityPolicy(page('https://faults.example/baithak'), [])
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://faults.example")
    expect(directive(policy, 'script-src')).toBe("script-src 'self'")
  })

  it.each([
    '',
    '<meta name="theme-color" content="https://a.example/" />',
    page('/faults'),
    page("'unsafe-inline'"),
    page('http://faults.example/'),
  ])('adds nothing for the page %s', (html) =>
    expect(contentSecurityPolicy(html, [])).toBe(contentSecurityPolicy('', [])),
  )
})
