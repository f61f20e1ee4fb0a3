const pseudoElement = '::view-transition'

/**
 * Input ends a running view transition: until it has finished, React commits no other one. The browser's own animation
 * of a swipe back needs none after it.
 */
export function endViewTransitionOnInput(page: Window = window) {
  const end = () => {
    for (const animation of page.document.getAnimations())
      if ((animation.effect as KeyframeEffect | null)?.pseudoElement?.startsWith(pseudoElement))
        animation.finish()
  }
  const { dataset } = page.document.documentElement
  const handleInput = () => {
    delete dataset.swiped
    end()
  }
  page.addEventListener('pointerdown', handleInput, true)
  page.addEventListener('keydown', handleInput, true)
  page.addEventListener(
    'popstate',
    ({ hasUAVisualTransition }) => {
      end()
      if (hasUAVisualTransition) dataset.swiped = ''
    },
    true,
  )
}
