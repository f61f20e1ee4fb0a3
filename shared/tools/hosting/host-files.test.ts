import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  httpsHeaders,
  modeHeaders,
  modeHeadersFile,
  shellHeaders,
  shellHeadersFile,
  shellRedirectsFile,
} from './host-files'

it('each path of a mode is answered with the page, and by no rule that Cloudflare Pages refuses', () => {
  const rules = shellRedirectsFile(['/work', '/wallet', '/party', '/admin', '/party'])
    .trim()
    .split('\n')
  expect(rules).toContain('/party / 200')
  expect(rules).toContain('/party/* / 200')
  expect(rules).toContain('/wallet / 200')
  expect(rules).toContain('/onboarding/* / 200')
  for (const rule of rules) expect(rule).toMatch(/^\/\w[\w-]*(?:\/\*)? \/ 200$/)
  expect(new Set(rules).size).toBe(rules.length)
  expect(rules.filter((rule) => rule.includes('*')).length).toBeLessThan(100)
})

it('no header is set twice on a path, because Cloudflare Pages joins the values', () => {
  const blocks = shellHeadersFile("default-src 'self'").trim().split('\n\n')
  const names = blocks.flatMap((block) =>
    [...block.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name),
  )
  expect(new Set(names).size).toBe(names.length)
})

const nginx = readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8')
const [, shellServer = '', modeServer = ''] = nginx.split(/^server \{/m)

it.each([
  ['the shell', shellServer, shellHeaders],
  ['the modes', modeServer, modeHeaders],
])('nginx.conf sends the headers of %s', (_, server, headers) => {
  const sent = [...server.matchAll(/add_header (\S+) "?([^"$]+?)"? always;/g)]
  expect(Object.fromEntries(sent.map(([, name, value]) => [name, value]))).toEqual(headers)
})

it('https hosts tell browsers never to use http: _headers always, nginx with a certificate', () => {
  const [[name, value] = []] = Object.entries(httpsHeaders)
  for (const file of [shellHeadersFile("default-src 'self'"), modeHeadersFile()])
    expect(file).toContain(`\n  ${name}: ${value}\n`)
  const [, variable] =
    /map \$https (\$\w+) \{\s+on "max-age=31536000";\s+default "";/.exec(nginx) ?? []
  for (const server of [shellServer, modeServer])
    expect(server).toContain(`add_header ${name} ${variable} always;`)
})
