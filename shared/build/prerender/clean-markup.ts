import { JSDOM } from 'jsdom'
import { hashOf } from '../bundle/file-hashes'

/** Attributes that an inert picture of a screen does not need; a `name` would join its radio buttons to the real ones. */
const unused =
  /^(?:aria-(?:label|labelledby|describedby|hidden|live|haspopup|controls)|name|for|tabindex|autofocus|autocomplete|enterkeyhint|inputmode|maxlength|loading|fetchpriority|data-discover)$/i

export interface CleanMarkup {
  markup: string
  /** What `style` attributes said, as rules: the policy of the page refuses the attributes. */
  styles: string
}

/**
 * Turns the markup that React has rendered into an inert picture of a screen. A component says what is in it:
 *
 * - `data-prerender="skeleton"`: only the size of the element is known, because its content is the visitor's, or of the
 *   moment
 * - `data-prerender="omit"`: the element is not in it, because it is below the window
 */
export function cleanMarkup(html: string): CleanMarkup {
  const { document, NodeFilter } = new JSDOM(`<body>${html}`).window
  const { body } = document
  for (const element of body.querySelectorAll('title, link, script, [data-prerender="omit"]'))
    element.remove()
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const found: Node[] = []
  while (comments.nextNode()) found.push(comments.currentNode)
  for (const comment of found) comment.parentNode?.removeChild(comment)
  for (const link of body.querySelectorAll('a:has([data-prerender]), a[data-prerender]'))
    link.removeAttribute('href')
  for (const image of body.querySelectorAll('[data-prerender] img')) image.removeAttribute('src')
  // Without a source, Chromium draws the sign of a broken image.
  for (const image of body.querySelectorAll('img[data-prerender]')) {
    const box = document.createElement('span')
    box.className = image.className
    box.setAttribute('data-prerender', 'skeleton')
    image.replaceWith(box)
  }

  const styles = new Set<string>()
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes])
      if (unused.test(name)) element.removeAttribute(name)
    const style = element.getAttribute('style')
    if (style === null) continue
    element.removeAttribute('style')
    const name = hashOf(style).slice(-8, -1)
    element.setAttribute('data-style', name)
    styles.add(`[data-style="${name}"]{${style}}`)
  }
  body.normalize()
  return { markup: body.innerHTML, styles: [...styles].join('') }
}

/** The part of a picture that shows the same to everybody at any time. */
export function withoutSkeletons(markup: string): string {
  const { body } = new JSDOM(`<body>${markup}`).window.document
  for (const element of body.querySelectorAll('[data-prerender="skeleton"]'))
    element.replaceChildren()
  return body.innerHTML
}
