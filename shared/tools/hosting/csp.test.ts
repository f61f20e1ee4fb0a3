import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './csp'

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `))

describe("the shell's Content-Security-Policy", () => {
  const policy = contentSecurityPolicy('', ['https://cdn.example'])

  it('runs scripts of its own origin and of the allowed ones, and nothing else', () => {
    expect(directive(policy, 'script-src')).toBe("script-src 'self' https://cdn.example")
    expect(policy).not.toContain('unsafe-eval')
  })

  it("loads a mode's styles, images and data from the allowed origins", () => {
    expect(directive(policy, 'style-src')).toBe("style-src 'self' https://cdn.example")
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob: https://cdn.example")
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://cdn.example")
  })

  it('allows no inline style, and only inline scripts with a listed hash', () => {
    const policy = contentSecurityPolicy('<p style="color:red"></p><script>one()</script>', [])
    expect(directive(policy, 'style-src')).toBe("style-src 'self'")
    expect(policy).not.toContain('unsafe-inline')
  })

  it.each([
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

  it('are those that a browser computes', () => {
    expect(hashesIn("<script>alert('Hello, world.');</script>")).toEqual([
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    ])
  })

  it('leave out scripts that come from a file', () => {
    expect(hashesIn('<script type="module" src="/assets/app.js"></script>')).toEqual([])
  })

  it('leave out data, which no browser runs', () => {
    expect(hashesIn('<script type="application/json" id="a">{}</script>')).toEqual([])
  })

  it('cover every inline script, whatever its type', () => {
    const html = '<script>one()</script><script type="importmap">{}</script>'
    expect(hashesIn(html)).toHaveLength(2)
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
