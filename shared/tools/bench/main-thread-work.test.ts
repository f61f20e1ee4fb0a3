import { expect, test } from 'vitest'
import { mainThreadWorkOf, type TraceEvent } from './main-thread-work'

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

test('work starts with the input; the work until the paint includes the task of the frame', () => {
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
  expect(mainThreadWorkOf(trace)).toEqual({ untilPaintMs: 40, longestTaskMs: 60, totalMs: 100 })
})

test('a tap counts the slower of its press and its click', () => {
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
  expect(mainThreadWorkOf(trace)).toEqual({ untilPaintMs: 40, longestTaskMs: 25, totalMs: 80 })
})

test('CPU time counts, not the time spent waiting for the CPU', () => {
  const trace = [named, input('click', 1), task(0, 30, { tdur: 12_000 }), event('Commit', 20)]
  expect(mainThreadWorkOf(trace)).toEqual({ untilPaintMs: 12, longestTaskMs: 12, totalMs: 12 })
})

test('other threads and pages do not count', () => {
  const elsewhere = { pid: 2, tid: 1 }
  const trace = [named, input('wheel', 1), task(0, 10), task(0, 90, elsewhere), event('Commit', 9)]
  expect(mainThreadWorkOf(trace).totalMs).toBe(10)
})

test('a trace without an input throws', () => {
  expect(() => mainThreadWorkOf([named, task(0, 10)])).toThrow('No input')
})
