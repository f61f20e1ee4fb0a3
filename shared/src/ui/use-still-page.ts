import { useLayoutEffect } from 'react'

/** Keeps a page that scrolls itself, not inside the shell's frame, where it is; its scrollbar leaves its place empty. */
export function useStillPage() {
  useLayoutEffect(() => {
    const { style, clientWidth, clientHeight, scrollHeight } = document.documentElement
    if (scrollHeight <= clientHeight) return
    const { overflow, scrollbarGutter } = style
    style.overflow = 'hidden'
    if (clientWidth < window.innerWidth) style.scrollbarGutter = 'stable'
    return () => {
      Object.assign(style, { overflow, scrollbarGutter })
    }
  }, [])
}
