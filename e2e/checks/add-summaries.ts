import { readFileSync } from 'node:fs'
import { readSummary, sum, summaryLine } from './test-summary'

// The tally of several runs whose output lies in files.
const total = sum(process.argv.slice(2).map((file) => readSummary(readFileSync(file, 'utf8'))))
console.log(summaryLine(total))
process.exitCode = total.failed > 0 ? 1 : 0
