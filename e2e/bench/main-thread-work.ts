/** One entry of Chromium's trace; times are microseconds. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  /** By the wall clock. */
  dur?: number
  /** What the thread itself worked, whoever else wanted the processor meanwhile; not every build tells it. */
  tdur?: number
  args?: { name?: string; data?: { type?: string } }
}

/** Milliseconds of an interaction on the page's main thread. */
export interface Work {
  /** All tasks from an input to the first frame after it; of a tap, the slower of its press and its click. */
  untilPaint: number
  /** The longest task from the input until the page is at rest: what the next input may have to wait for. */
  longest: number
  /** All tasks until the page is at rest. */
  all: number
}

/** What the tracer is asked for: tasks, and the events and frames within them. */
export const categories = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'toplevel',
]

const inputs = ['pointerdown', 'keydown', 'click', 'wheel']

/** The work of what a member did while the trace was taken: one key, one turn of the wheel, one tap. */
export function workOf(events: readonly TraceEvent[]): Work {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && isMain(args?.name))
  const ours = (event: TraceEvent) =>
    mains.some(({ pid, tid }) => pid === event.pid && tid === event.tid)
  const [first, ...others] = events.filter((event) => ours(event) && isInput(event)).sort(byTime)
  if (!first) throw new Error('No input arrived while the trace was taken.')

  const sameThread = events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid)
  const commits = sameThread.filter(({ name }) => name === 'Commit')
  const tasks = sameThread
    .filter(({ name, ph, ts, dur = 0 }) => name === 'RunTask' && ph === 'X' && ts + dur > first.ts)
    .map(({ ts, dur = 0, tdur }) => ({ ts, end: ts + dur, cost: (tdur ?? dur) / 1000 }))
  const costs = (of: typeof tasks) => of.map(({ cost }) => cost)
  const untilPaint = (input: TraceEvent) => {
    const frame = Math.min(...commits.map(({ ts }) => ts).filter((ts) => ts > input.ts))
    return sum(costs(tasks.filter(({ ts, end }) => end > input.ts && ts <= frame)))
  }
  return {
    untilPaint: Math.max(...[first, ...others].map(untilPaint)),
    longest: Math.max(...costs(tasks)),
    all: sum(costs(tasks)),
  }
}

const byTime = (one: TraceEvent, other: TraceEvent) => one.ts - other.ts
const isMain = (thread: string | undefined) => thread === 'CrRendererMain'
const isInput = ({ name, args }: TraceEvent) =>
  name === 'EventDispatch' && inputs.includes(args?.data?.type ?? '')
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
