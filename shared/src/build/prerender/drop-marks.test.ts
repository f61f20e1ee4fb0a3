import { expect, it } from 'vitest'
import { dropMarks } from './drop-marks'

it('removes the marks of pictures, and moves nothing else', () => {
  const code = '<h1 data-prerender="skeleton" className="p">a</h1>\n<p data-prerender="omit">b</p>'
  const { code: dropped } = dropMarks().transform.handler(code)
  expect(dropped).not.toContain('data-prerender')
  expect(dropped).toHaveLength(code.length)
  expect(dropped.indexOf('className')).toBe(code.indexOf('className'))
})
