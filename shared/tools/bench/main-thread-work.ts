/** One event of Chromium's trace; times are in microseconds. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  /** Wall-clock duration. */
  dur?: number
  /** CPU time of the thread; not every build of Chromium reports it. */
  tdur?: number
  args?: { name?: string; data?: { type?: string } }
}

/** What an interaction costs the page's main thread. */
export interface MainThreadWork {
  /** All tasks from an input to the next frame; for a tap, the slower of press and click. */
  untilPaintMs: number
  /** The longest task until the page is idle: how long the next input may have to wait. */
  longestTaskMs: number
  /** All tasks until the page is idle. */
  totalMs: number
}

/** Categories that contain tasks, input events and frames. */
export const traceCategories = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'toplevel',
]

const inputTypes = ['pointerdown', 'keydown', 'click', 'wheel']

/** Measures the one interaction (a key, a wheel turn, a tap) of a trace. */
export function mainThreadWorkOf(events: readonly TraceEvent[]): MainThreadWork {
  const mainThreads = events.filter(
    ({ name, args }) => name === 'thread_name' && isMainThread(args?.name),
  )
  const isOnMainThread = (event: TraceEvent) =>
    mainThreads.some(({ pid, tid }) => pid === event.pid && tid === event.tid)
  const [firstInput, ...laterInputs] = events
    .filter((event) => isOnMainThread(event) && isInput(event))
    .sort(byTime)
  if (!firstInput) throw new Error('No input arrived during the trace.')

  const sameThread = events.filter(
    ({ pid, tid }) => pid === firstInput.pid && tid === firstInput.tid,
  )
  const commits = sameThread.filter(({ name }) => name === 'Commit')
  const tasks = sameThread
    .filter(
      ({ name, ph, ts, dur = 0 }) => name === 'RunTask' && ph === 'X' && ts + dur > firstInput.ts,
    )
    .map(({ ts, dur = 0, tdur }) => ({ ts, end: ts + dur, costMs: (tdur ?? dur) / 1000 }))
  const costsMs = (some: typeof tasks) => some.map(({ costMs }) => costMs)
  const untilPaintMs = (input: TraceEvent) => {
    const frame = Math.min(...commits.map(({ ts }) => ts).filter((ts) => ts > input.ts))
    return sum(costsMs(tasks.filter(({ ts, end }) => end > input.ts && ts <= frame)))
  }
  return {
    untilPaintMs: Math.max(...[firstInput, ...laterInputs].map(untilPaintMs)),
    longestTaskMs: Math.max(...costsMs(tasks)),
    totalMs: sum(costsMs(tasks)),
  }
}

const byTime = (one: TraceEvent, other: TraceEvent) => one.ts - other.ts
const isMainThread = (thread: string | undefined) => thread === 'CrRendererMain'
const isInput = ({ name, args }: TraceEvent) =>
  name === 'EventDispatch' && inputTypes.includes(args?.data?.type ?? '')
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
