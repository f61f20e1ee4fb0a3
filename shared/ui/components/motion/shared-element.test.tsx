import { render, waitFor } from '@testing-library/react'
import { type ReactElement, startTransition, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SharedElement } from './shared-element'
import { Slide } from './slide'
import { usePrevious } from './use-previous'

/** The names and classes that elements have when the browser captures each screen. */
let captured: string[][] = []

// jsdom does not know the properties: they are not in the style attribute.
const namedElements = () =>
  [...document.querySelectorAll<HTMLElement>('body *')].flatMap(({ style, textContent }) =>
    style.viewTransitionName
      ? [`${textContent}: ${style.viewTransitionName} ${Reflect.get(style, 'viewTransitionClass')}`]
      : [],
  )

beforeEach(() => {
  captured = []
  const startViewTransition = vi.fn(({ update }: { update: () => void }) => {
    const ready = Promise.resolve().then(() => {
      captured.push(namedElements())
      update()
      captured.push(namedElements())
    })
    return { ready, finished: ready, skipTransition: () => {} }
  })
  Object.assign(document, { startViewTransition, fonts: { status: 'loaded' } })
  Object.assign(document.documentElement, {
    getAnimations: () => [],
    animate: () => ({ cancel: () => {} }),
  })
  // React renders as in a browser, not when a test calls `act`.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.stubGlobal('CSS', { escape: (name: string) => name })
  // jsdom lays nothing out, and React animates only what is in the viewport.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100))
})
afterEach(() => {
  for (const name of ['startViewTransition', 'fonts']) Reflect.deleteProperty(document, name)
  for (const name of ['getAnimations', 'animate'])
    Reflect.deleteProperty(document.documentElement, name)
  vi.unstubAllGlobals()
})

/** Renders a screen, and replaces it by the next one as the shell does. */
async function replace(first: ReactElement, next: ReactElement) {
  let show = (_: ReactElement) => {}
  function Screens() {
    const [screen, setScreen] = useState(first)
    show = setScreen
    return screen
  }
  const { container } = render(<Screens />)
  startTransition(() => show(next))
  await waitFor(() => expect(container).toHaveTextContent('next'))
}

const list = (
  <ul key="list">
    {['a', 'b'].map((id) => (
      <SharedElement key={id} name={`cafe-${id}`} transitionClass="shrink">
        <li>{id}</li>
      </SharedElement>
    ))}
  </ul>
)
const page = (
  <main key="page">
    <SharedElement name="cafe-b" transitionClass="expand">
      <p>next</p>
    </SharedElement>
  </main>
)

it('only the element that both screens have is named, and has the class of the next screen', async () => {
  await replace(list, page)
  expect(captured[0]).toEqual(['b: cafe-b shrink'])
  await waitFor(() => expect(captured[1]).toEqual(['next: cafe-b expand']))
})

it('a screen without a common element replaces the previous one without a view transition', async () => {
  await replace(list, <main key="other">next</main>)
  expect(document.startViewTransition).not.toHaveBeenCalled()
})

it('with reduced motion, and in a browser without view transitions, there is none', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await replace(list, page)
  expect(document.startViewTransition).not.toHaveBeenCalled()
  Reflect.deleteProperty(document, 'startViewTransition')
  vi.unstubAllGlobals()
  await replace(list, page)
  expect(namedElements()).toEqual([])
})

function Steps({ step, isInstant }: { step: number; isInstant?: boolean }) {
  const previous = usePrevious(step)
  return (
    <main>
      <Slide key={step} name="step" index={step} previousIndex={previous} isInstant={isInstant}>
        {step === 2 ? 'first' : 'next'}
      </Slide>
    </main>
  )
}

it.each([
  [3, 'slide-forward'],
  [1, 'slide-back'],
])('from step 2 to step %d the content has the class %s', async (step, transitionClass) => {
  await replace(<Steps step={2} />, <Steps step={step} />)
  await waitFor(() => expect(captured[1]).toEqual([`next: step ${transitionClass}`]))
})

it('an instant slide is no view transition', async () => {
  await replace(<Steps step={2} />, <Steps step={3} isInstant />)
  expect(document.startViewTransition).not.toHaveBeenCalled()
})
