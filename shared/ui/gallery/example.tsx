import { HostContext, useHost } from '@baithak/platform'
import { type ReactNode, useState } from 'react'

/** Returns the text of the chosen language. */
export type Translate = (en: string, hi: string) => string

export interface ExamplesProps {
  t: Translate
  /** Longer than any text that a component usually has. */
  long: string
}

export const longText = (t: Translate) =>
  t(
    'The long table by the window at the corner of the old flower market, for the whole evening',
    'पुराने फूल-बाज़ार के नुक्कड़ पर खिड़की के पास वाली लंबी मेज़, पूरी शाम के लिए',
  )

interface ExampleProps {
  /** What distinguishes it. */
  name: string
  children: ReactNode
  /** Lays inline parts out in rows. */
  row?: boolean
  /** On a dark surface, like those of the passes. */
  dark?: boolean
  /** For components with a margin of their own. */
  edgeToEdge?: boolean
}

/** A component in a frame of the chosen width. */
export function Example({ name, children, row, dark, edgeToEdge }: ExampleProps) {
  const layout = row ? 'flex flex-wrap items-center gap-3' : 'flex flex-col gap-5'
  return (
    <Figure name={name}>
      <div
        className={`gallery-frame ${layout} ${edgeToEdge ? '' : 'p-5'}`}
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

interface ControlledProps<Value> {
  /** A control for each. */
  initial: readonly Value[]
  children: (control: { value: Value; onChange: (value: Value) => void }) => ReactNode
}

/** Controls that keep their values. */
export const Controlled = <Value,>({ initial, children }: ControlledProps<Value>) =>
  initial.map((value) => (
    <Control key={String(value)} initial={value}>
      {children}
    </Control>
  ))

interface ControlProps<Value> extends Pick<ControlledProps<Value>, 'children'> {
  initial: Value
}

function Control<Value>({ initial, children }: ControlProps<Value>) {
  const [value, onChange] = useState(initial)
  return children({ value, onChange })
}
