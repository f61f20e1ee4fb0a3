import { expect, it } from 'vitest'
import { dropMarks } from './drop-marks'

it('removes the marks of pictures, and moves nothing else', () => {
  const code = '<h1 data-prerender="skeleton" className="p">a</h1>\n<p data-prerender="omit">b</p>'
  const { code: dropped } = dropMarks().transform.handler(code)
  expect(dropped).not.toContain('data-prerender')
  expect(dropped).toHaveLength(code.length)
  expect(dropped.indexOf('className')).toBe(code.indexOf('className'))
})

it('removes the texts of the manifest', () => {
  const manifest = { card: { name: 'Tea', text: 'Tea' }, nav: { home: 'Home' } }
  const texts = JSON.stringify({ manifest, title: 'Tea' }, null, 2)
  expect(JSON.parse(dropMarks().transform.handler(texts).code)).toEqual({ title: 'Tea' })
})

it('removes from the table of screens what the manifest alone reads', () => {
  const code =
    "gig: {\n path: '/gig/:id',\n page: 'a/b-page',\n immersive: true,\n preload: true,\n}"
  const { code: dropped } = dropMarks().transform.handler(code)
  expect(dropped.replace(/\s/g, '')).toBe("gig:{path:'/gig/:id',page:'a/b-page',}")
  expect(dropped.split('\n')).toHaveLength(code.split('\n').length)
})
