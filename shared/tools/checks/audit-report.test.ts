import { describe, expect, test } from 'vitest'
import { readAudit } from './audit-report'

/** A report of npm 7 to 11: vulnerabilities by package, then their number by severity. */
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

describe('the audit of the dependencies', () => {
  test('passes without vulnerabilities', () => {
    const { counts, message } = readAudit(report({ total: 0 }))
    expect(counts).toEqual({ passed: 1, failed: 0, skipped: 0 })
    expect(message).toBe('No high or critical vulnerability in the production dependencies.')
  })

  test('passes with moderate vulnerabilities', () => {
    const output = report({ low: 2, moderate: 1, total: 3 }, finding('moderate'))
    expect(readAudit(output).counts).toEqual({ passed: 1, failed: 0, skipped: 0 })
  })

  test.each(['high', 'critical'])(
    'fails on a %s vulnerability, and names the command that lists it',
    (severity) => {
      const output = report({ moderate: 1, [severity]: 2, total: 3 }, finding(severity))
      const { counts, message } = readAudit(output)
      expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 })
      expect(message).toBe('2 high or critical vulnerabilities. See: npm audit --omit=dev')
    },
  )

  test.each([
    ['refuses the request', refused],
    ['is unreachable', unreachable],
    ['sends nothing', ''],
    ['sends no report', 'npm error network'],
  ])('is skipped with a message if the registry %s', (_, output) => {
    const { counts, message } = readAudit(output)
    expect(counts).toEqual({ passed: 0, failed: 0, skipped: 1 })
    expect(message).toContain('Skipped')
  })
})
