/** Stops a page from scrolling and keeps its scrollbar's space; inside the shell's frame the page does not scroll. */
export function lockBodyScroll({ documentElement }: Document): (() => void) | undefined {
  const { style, clientWidth, clientHeight, scrollHeight } = documentElement
  if (scrollHeight <= clientHeight) return
  const { overflow, scrollbarGutter } = style
  style.overflow = 'hidden'
  if (clientWidth < window.innerWidth) style.scrollbarGutter = 'stable'
  return () => void Object.assign(style, { overflow, scrollbarGutter })
}
