import type { Counts } from './test-summary'

interface Report {
  metadata?: { vulnerabilities?: Record<string, number> }
}

function parseReport(output: string): Report {
  try {
    // npm prints warnings around the report, which may contain braces; the report starts and ends on lines of its own.
    return JSON.parse(/^\{(?:.*\}$|[\s\S]*?^\}$)/m.exec(output)?.[0] ?? '') as Report
  } catch {
    return {}
  }
}

/** Reads the output of `npm audit --json`: high and critical vulnerabilities fail, a missing report is skipped. */
export function readAudit(output: string): { counts: Counts; message: string } {
  const vulnerabilities = parseReport(output).metadata?.vulnerabilities
  if (!vulnerabilities) {
    return {
      counts: { passed: 0, failed: 0, skipped: 1 },
      message: 'Skipped: the package registry sent no audit report.',
    }
  }
  const severeCount = (vulnerabilities.high ?? 0) + (vulnerabilities.critical ?? 0)
  return severeCount > 0
    ? {
        counts: { passed: 0, failed: 1, skipped: 0 },
        message: `${severeCount} high or critical vulnerabilities. See: npm audit --omit=dev`,
      }
    : {
        counts: { passed: 1, failed: 0, skipped: 0 },
        message: 'No high or critical vulnerability in the production dependencies.',
      }
}
