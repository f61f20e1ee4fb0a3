import { describe, expect, test } from 'vitest'
import { readAudit } from './audit-report'

/** A report of npm 7 to 11, between other lines. */
const report = (severities: object) => `npm warn EBADENGINE { required: { node: '>=22' } }
${JSON.stringify(
  {
    vulnerabilities: { 'a-router': { via: [{ title: 'follows a redirect: { "to": "//" }' }] } },
    metadata: { vulnerabilities: { moderate: 0, high: 0, critical: 0, ...severities } },
  },
  null,
  2,
)}
npm notice and one { after }
`

const refused = `npm error audit endpoint returned an error
${JSON.stringify({ statusCode: 405, error: { summary: '', detail: '' } }, null, 2)}
npm error A complete log of this run can be found in: debug-0.log
`

const unreachable = `npm error audit request failed
${JSON.stringify({ message: 'request failed', error: { summary: '', detail: '' } })}
`

describe('the audit of the dependencies', () => {
  test('passes without vulnerabilities', () => {
    const { counts, message } = readAudit(report({ total: 0 }))
    expect(counts).toEqual({ passed: 1, failed: 0, skipped: 0 })
    expect(message).toBe('No high or critical vulnerability in the production dependencies.')
  })

  test('passes with moderate vulnerabilities', () => {
    const output = report({ low: 2, moderate: 1, total: 3 })
    expect(readAudit(output).counts).toEqual({ passed: 1, failed: 0, skipped: 0 })
  })

  test.each(['high', 'critical'])(
    'fails on a %s vulnerability, and names the command that lists it',
    (severity) => {
      const output = report({ moderate: 1, [severity]: 2, total: 3 })
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
