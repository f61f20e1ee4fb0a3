import { expect, test } from 'vitest'
import { type TraceEvent, workOf } from './main-thread-work'

const main = { pid: 1, tid: 1 }
const event = (name: string, ts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  ts: ts * 1000,
  ...main,
  ...more,
})
const task = (from: number, to: number, more: Partial<TraceEvent> = {}) =>
  event('RunTask', from, { dur: (to - from) * 1000, ...more })
const input = (type: string, ts: number) => event('EventDispatch', ts, { args: { data: { type } } })
const named = event('thread_name', 0, { args: { name: 'CrRendererMain' } })

test('the work of an input begins with it, and until the paint means with the task that made the frame', () => {
  const trace = [
    named,
    task(0, 40),
    task(50, 80),
    input('keydown', 51),
    task(80, 90),
    event('Commit', 85),
    task(100, 160),
    event('Commit', 150),
  ]
  expect(workOf(trace)).toEqual({ untilPaint: 40, longest: 60, all: 100 })
})

test('a tap is as slow as the slower of its press and its click', () => {
  const trace = [
    named,
    task(0, 10),
    input('pointerdown', 1),
    task(10, 35),
    event('Commit', 30),
    task(100, 120),
    input('click', 101),
    task(120, 140),
    event('Commit', 139),
    task(150, 155),
  ]
  expect(workOf(trace)).toEqual({ untilPaint: 40, longest: 25, all: 80 })
})

test('what the thread itself worked counts, not how long it was kept waiting', () => {
  const trace = [named, input('click', 1), task(0, 30, { tdur: 12_000 }), event('Commit', 20)]
  expect(workOf(trace)).toEqual({ untilPaint: 12, longest: 12, all: 12 })
})

test('other threads and other pages do not count', () => {
  const elsewhere = { pid: 2, tid: 1 }
  const trace = [named, input('wheel', 1), task(0, 10), task(0, 90, elsewhere), event('Commit', 9)]
  expect(workOf(trace).all).toBe(10)
})

test('a trace without an input is no measurement', () => {
  expect(() => workOf([named, task(0, 10)])).toThrow('No input')
})
