/** What the build and the tools tell the head script of a page; the screen is last. */
const pageData = /(<script type="application\/json" id="critical-preload">.*?)\}<\/script>/s

/**
 * Whether a response is the page of a mode's screen with its picture (`tools/pages`), or the page of the shell because
 * there is no picture at that URL. `other` is neither, or belongs to another release of the shell than `shellPage`.
 */
export function kindOfPage(page: string, shellPage: string): 'picture' | 'shell' | 'other' {
  const start = pageData.exec(shellPage)?.[1]
  if (!start || !page.includes(start)) return 'other'
  return page.includes(`${start},"screen":`) ? 'picture' : 'shell'
}
