import { readFileSync } from 'node:fs'
import { readTally, sum, tallyLine } from './tally'

// The tally of several runs whose output lies in files.
const total = sum(process.argv.slice(2).map((file) => readTally(readFileSync(file, 'utf8'))))
console.log(tallyLine(total))
process.exitCode = total.failed > 0 ? 1 : 0
