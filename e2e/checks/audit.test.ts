import { describe, expect, test } from 'vitest'
import { readAudit } from './audit'

/** npm's report, as versions 7 to 11 write it: findings by package, then their number by severity. */
const report = (
  severities: object,
  vulnerabilities: object = {},
) => `npm warn EBADENGINE { required: { node: '>=22' } }
${JSON.stringify(
  {
    auditReportVersion: 2,
    vulnerabilities,
    metadata: {
      vulnerabilities: { info: 0, low: 0, moderate: 0, high: 0, critical: 0, ...severities },
      dependencies: { prod: 57, dev: 803, optional: 118, peer: 0, peerOptional: 0, total: 915 },
    },
  },
  null,
  2,
)}
npm notice and one { after }
`

const finding = (severity: string) => ({
  'a-router': {
    name: 'a-router',
    severity,
    isDirect: true,
    via: [
      {
        source: 1105444,
        name: 'a-router',
        dependency: 'a-router',
        title: 'a-router follows a redirect to another host: { "to": "//" }',
        url: 'https://advisories.example/GHSA-0000',
        severity,
        cwe: ['CWE-601'],
        cvss: { score: 8.1, vectorString: null },
        range: '<7.18.6',
      },
    ],
    effects: [],
    range: '<7.18.6',
    nodes: ['node_modules/a-router'],
    fixAvailable: true,
  },
})

const refused = `npm warn audit 405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk
npm error audit endpoint returned an error
${JSON.stringify(
  {
    message: '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories',
    method: 'POST',
    headers: { allow: ['GET,HEAD'], 'x-fetch-attempts': ['1'] },
    statusCode: 405,
    body: '',
    error: { summary: '', detail: '' },
  },
  null,
  2,
)}
npm error A complete log of this run can be found in: debug-0.log
`

const unreachable = `npm error audit request failed
${JSON.stringify({ message: 'request to https://registry.example failed, reason: getaddrinfo ENOTFOUND', error: { summary: '', detail: '' } })}
`

describe('an audit of the dependencies', () => {
  test('passes where nothing is found', () => {
    const { counts, words } = readAudit(report({ total: 0 }))
    expect(counts).toEqual({ passed: 1, failed: 0, skipped: 0 })
    expect(words).toBe('No grave finding in what we deliver.')
  })

  test('passes without a grave finding', () => {
    const said = report({ low: 2, moderate: 1, total: 3 }, finding('moderate'))
    expect(readAudit(said).counts).toEqual({ passed: 1, failed: 0, skipped: 0 })
  })

  test.each(['high', 'critical'])('fails on a %s one, and says how to see it', (severity) => {
    const said = report({ moderate: 1, [severity]: 2, total: 3 }, finding(severity))
    const { counts, words } = readAudit(said)
    expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(words).toBe('2 grave findings. See: npm audit --omit=dev')
  })

  test.each([
    ['refuses', refused],
    ['is out of reach', unreachable],
    ['says nothing', ''],
    ['says nothing of use', 'npm error network'],
  ])('is skipped, and says so, where the registry %s', (_, output) => {
    const { counts, words } = readAudit(output)
    expect(counts).toEqual({ passed: 0, failed: 0, skipped: 1 })
    expect(words).toContain('Skipped')
  })
})
