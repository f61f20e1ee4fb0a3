type ApiChange = 'none' | 'addition' | 'breaking'

/**
 * Compares two API reports by their lines: what only gains lines is an addition, everything else may break a mode. A new
 * required property of an argument looks like an addition too; reviewers see it in the report's diff.
 */
export function apiChange(before: string, after: string): ApiChange {
  if (before === after) return 'none'
  const remaining = after.split('\n')[Symbol.iterator]()
  const isRetained = before.split('\n').every((line) => {
    for (const next of remaining) if (next === line) return true
    return false
  })
  return isRetained ? 'addition' : 'breaking'
}

/** Whether a version is high enough for a change since the version of the last report. */
export function allowsChange(change: ApiChange, [before, now]: [string, string]): boolean {
  const [major = 0, minor = 0] = before.split('.').map(Number)
  const [newMajor = 0, newMinor = 0] = now.split('.').map(Number)
  if (newMajor > major || change === 'none') return true
  return change === 'addition' && newMajor === major && newMinor > minor
}
