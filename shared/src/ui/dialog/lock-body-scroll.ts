/** Keeps a page that scrolls itself, not inside the shell's frame, where it is; its scrollbar leaves its place empty. */
export function lockBodyScroll({ documentElement }: Document): (() => void) | undefined {
  const { style, clientWidth, clientHeight, scrollHeight } = documentElement
  if (scrollHeight <= clientHeight) return
  const { overflow, scrollbarGutter } = style
  style.overflow = 'hidden'
  if (clientWidth < window.innerWidth) style.scrollbarGutter = 'stable'
  return () => void Object.assign(style, { overflow, scrollbarGutter })
}
