/**
 * Runs in the page. Reports each text that React renders beside other nodes. Page translation replaces the text nodes
 * of a page: React can then neither remove such a text nor insert before it, and its changes are not shown. The only
 * text of an element has no such fault, because React sets it on the element.
 */
export function watchTextNodes(report: (fault: string) => void = console.error) {
  // Radix renders the announcement of a toast as several texts, and only ever removes them with their element.
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
