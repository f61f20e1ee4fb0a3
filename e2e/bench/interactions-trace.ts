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
  /** All tasks from the input to the first frame after it. */
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

const inputs = ['keydown', 'click', 'wheel']

/** The work of the first input in a trace. */
export function workOf(events: readonly TraceEvent[]): Work {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && isMain(args?.name))
  const ours = (event: TraceEvent) =>
    mains.some(({ pid, tid }) => pid === event.pid && tid === event.tid)
  const input = events
    .filter((event) => ours(event) && isInput(event))
    .reduce<TraceEvent | null>((first, each) => (first && first.ts <= each.ts ? first : each), null)
  if (!input) throw new Error('No input arrived while the trace was taken.')

  const sameThread = events.filter(({ pid, tid }) => pid === input.pid && tid === input.tid)
  const tasks = sameThread
    .filter(({ name, ph, ts, dur = 0 }) => name === 'RunTask' && ph === 'X' && ts + dur > input.ts)
    .sort((one, other) => one.ts - other.ts)
  const frame = Math.min(
    ...sameThread.filter(({ name, ts }) => name === 'Commit' && ts > input.ts).map(({ ts }) => ts),
  )
  const costs = tasks.map(({ tdur, dur = 0 }) => (tdur ?? dur) / 1000)
  return {
    untilPaint: sum(costs.filter((_, at) => (tasks[at]?.ts ?? 0) <= frame)),
    longest: Math.max(...costs),
    all: sum(costs),
  }
}

const isMain = (thread: string | undefined) => thread === 'CrRendererMain'
const isInput = ({ name, args }: TraceEvent) =>
  name === 'EventDispatch' && inputs.includes(args?.data?.type ?? '')
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
