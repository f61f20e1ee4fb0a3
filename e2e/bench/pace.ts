const work = Array.from({ length: 20_000 }, (_, id) => ({ id, name: `Kaapi Katte ${id}` }))

/** Milliseconds of processor that the same piece of work takes on this machine just now. */
export function paceNow(): number {
  const before = process.cpuUsage()
  for (let round = 0; round < 10; round += 1) JSON.parse(JSON.stringify(work))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Says how even the machine was: what it shares with others makes it slower, and every number above larger. */
export function describePaces(paces: readonly number[]): string {
  const [least, most] = [Math.min(...paces), Math.max(...paces)].map((pace) => pace.toFixed(0))
  return `Meanwhile one and the same piece of work took this machine ${least} to ${most} ms.`
}
