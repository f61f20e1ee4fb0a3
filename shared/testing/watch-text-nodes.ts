/**
 * Runs in the page. Reports each text that React renders next to other nodes. Page translation replaces text nodes, and
 * React can then neither change nor remove such a text. A text alone in its element is safe.
 */
export function watchTextNodes(report: (error: string) => void = console.error) {
  // Radix renders the announcement of a toast as several texts, and removes them only with their element.
  const announcement = 'span[role="status"][style]'

  function check(text: Node | null) {
    if (!(text instanceof Text) || text.parentElement?.matches(announcement)) return
    const isRendered = Object.keys(text).some((key) => key.startsWith('__reactFiber$'))
    if (isRendered) report(`“${text.data}” is beside other nodes: it needs an element of its own.`)
  }

  function checkAll(mutations: readonly MutationRecord[]) {
    for (const { addedNodes } of mutations)
      for (const node of addedNodes) {
        const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
        check(node)
        while (texts.nextNode()) check(texts.currentNode)
      }
  }

  const observer = new MutationObserver(checkAll)
  observer.observe(document, { childList: true, subtree: true })
  return () => {
    checkAll(observer.takeRecords())
    observer.disconnect()
  }
}
