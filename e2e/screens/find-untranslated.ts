/**
 * Runs in the page. Finds words in Latin letters on a screen in another script, in texts and accessible names. Skips
 * words that are marked as English or allowed.
 */
export function findUntranslated(allowed: readonly string[]): string[] {
  const words = (text: string) =>
    text.replace(/\S+@\S+/g, '').match(/[A-Za-z][A-Za-z0-9'’.-]+/g) ?? []
  const isAllowed = (word: string) => allowed.some((each) => new RegExp(`^(?:${each})$`).test(word))
  // Radix announces a toast for a second in an element without the toast's language.
  const announcement = 'span[role="status"][style]'
  const ignored = `[lang="en"], .old-browser, script, style, noscript, ${announcement}`
  const found = new Set<string>()

  function check(element: Element, text: string | null) {
    if (!text || element.closest(ignored)) return
    const untranslated = words(text).filter((word) => !isAllowed(word))
    if (untranslated.length > 0) found.add(`not translated: “${text.trim().slice(0, 60)}”`)
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node.parentElement) check(node.parentElement, node.textContent)
  for (const element of document.querySelectorAll(
    '[aria-label], [alt], [placeholder], [aria-valuetext]',
  ))
    for (const name of ['aria-label', 'alt', 'placeholder', 'aria-valuetext'])
      check(element, element.getAttribute(name))
  return [...found]
}
