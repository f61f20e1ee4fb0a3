import { HostContext, useHost } from '@baithak/platform'
import { type ReactNode, useState } from 'react'

/** Returns the text of the chosen language. */
export type Translate = (en: string, hi: string) => string

export interface ExamplesProps {
  t: Translate
}

interface ExampleProps {
  /** The state of the component. */
  name: string
  children: ReactNode
  /** Lays inline parts out in rows. */
  row?: boolean
  /** Shows the state while a pointer is down. */
  pressed?: boolean
  /** Shows the state of the keyboard's focus. */
  focused?: boolean
  /** On a dark surface, like those of the passes. */
  dark?: boolean
  /** For components with a margin of their own. */
  edgeToEdge?: boolean
}

/** One state of a component in a frame of the chosen width. */
export function Example({ name, children, row, pressed, focused, dark, edgeToEdge }: ExampleProps) {
  const layout = row ? 'flex flex-wrap items-center gap-3' : 'flex flex-col gap-5'
  return (
    <Figure name={name}>
      <div
        className={`gallery-frame ${layout} ${edgeToEdge ? '' : 'p-5'}`}
        data-pressed={pressed || undefined}
        data-focused={focused || undefined}
        data-dark={dark || undefined}
      >
        {children}
      </div>
    </Figure>
  )
}

/** A component that fills or covers a screen, in a frame of a phone's height; sheets open inside it. */
export function ScreenExample({ name, children }: Pick<ExampleProps, 'name' | 'children'>) {
  const host = useHost()
  const [overlays, setOverlays] = useState<HTMLElement | null>(null)
  return (
    <Figure name={name}>
      <div className="gallery-frame">
        <HostContext value={{ ...host, overlays: overlays ?? host.overlays }}>
          <div className="gallery-screen">{children}</div>
        </HostContext>
        <div ref={setOverlays} className="gallery-overlays" />
      </div>
    </Figure>
  )
}

const Figure = ({ name, children }: Pick<ExampleProps, 'name' | 'children'>) => (
  <figure className="gallery-example">
    <figcaption lang="en" className="mb-2 text-meta text-ink-2">
      {name}
    </figcaption>
    {children}
  </figure>
)

interface StatefulProps<Value> {
  initial: Value
  children: (value: Value, setValue: (value: Value) => void) => ReactNode
}

/** Holds the value of a controlled component. */
export function Stateful<Value>({ initial, children }: StatefulProps<Value>) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}
