/** How long modes take from being entered until their first screen is rendered, for error reports. */
const startedAt = new Map<string, number>()
const mountTimes = new Map<string, number>()

export function startMountTimer(mode: string): void {
  mountTimes.delete(mode)
  startedAt.set(mode, performance.now())
}

export function stopMountTimer(mode: string): void {
  const start = startedAt.get(mode)
  if (start !== undefined) mountTimes.set(mode, Math.round(performance.now() - start))
}

/** Milliseconds of the last mount; undefined while the mode has not mounted. */
export const mountMsOf = (mode: string): number | undefined => mountTimes.get(mode)
