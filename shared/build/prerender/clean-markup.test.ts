import { expect, it } from 'vitest'
import { cleanMarkup, withoutSkeletons } from './clean-markup'

it('leaves no title, comment, label or name, and no inline style', () => {
  const { markup, styles } = cleanMarkup(
    '<title>Work</title><!--$--><p style="left:24%" aria-label="Pin" class="pin">A<!-- --> B</p><input type="radio" name="day" aria-checked="true"><!--/$-->',
  )
  expect(markup).toMatch(
    /^<p class="pin" data-style="([^"]+)">A B<\/p><input type="radio" aria-checked="true">$/,
  )
  const [, name] = /data-style="([^"]+)"/.exec(markup) ?? []
  expect(styles).toBe(`[data-style="${name}"]{left:24%}`)
})

it('leaves out what is below the window', () => {
  expect(cleanMarkup('<p>A</p><div data-prerender="omit"><p>B</p></div>').markup).toBe('<p>A</p>')
})

it('loads no image of a skeleton, and its link leads nowhere', () => {
  const { markup } = cleanMarkup(
    '<a href="/cafe/1"><span data-prerender="skeleton"><img src="a.svg" alt=""></span></a><a href="/map"><img src="b.svg" alt=""></a>',
  )
  expect(markup).toContain('<a><span data-prerender="skeleton"><img alt=""></span></a>')
  expect(markup).toContain('<a href="/map"><img src="b.svg" alt=""></a>')
  const image = '<img src="c.svg" alt="" class="size-full" data-prerender="skeleton">'
  expect(cleanMarkup(image).markup).toBe(
    '<span class="size-full" data-prerender="skeleton"></span>',
  )
})

it('is compared without the content of its skeletons', () => {
  const [morning, evening] = ['Good morning', 'Good evening'].map((text) =>
    withoutSkeletons(cleanMarkup(`<h1>Gigs</h1><p data-prerender="skeleton">${text}</p>`).markup),
  )
  expect(morning).toBe(evening)
  expect(morning).toContain('Gigs')
})
