import { describe, expect, test } from 'vitest'
import { readAudit } from './audit'

const report = (vulnerabilities: object) =>
  `npm warn a word before\n${JSON.stringify({ metadata: { vulnerabilities } })}\nand one after\n`

describe('an audit of the dependencies', () => {
  test('passes without a grave finding', () => {
    expect(readAudit(report({ low: 2, moderate: 1, high: 0, critical: 0 })).counts).toEqual({
      passed: 1,
      failed: 0,
      skipped: 0,
    })
  })

  test('fails on a high or a critical one', () => {
    for (const grave of [{ high: 1 }, { critical: 1 }])
      expect(readAudit(report(grave)).counts.failed).toBe(1)
  })

  test('is skipped, and says so, where the registry does not answer', () => {
    for (const output of ['', 'npm error network', '{"error":{"code":"ENOTFOUND"}}']) {
      const { counts, words } = readAudit(output)
      expect(counts).toEqual({ passed: 0, failed: 0, skipped: 1 })
      expect(words).toContain('Skipped')
    }
  })
})
