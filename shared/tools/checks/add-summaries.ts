import { readFileSync } from 'node:fs'
import { readSummary, sum, summaryText } from './test-summary'

// Adds up the results of several runs from the files of their output.
const total = sum(process.argv.slice(2).map((file) => readSummary(readFileSync(file, 'utf8'))))
console.log(summaryText(total))
process.exitCode = total.failed > 0 ? 1 : 0
