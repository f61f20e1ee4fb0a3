import { cloneElement, type ReactElement, type ReactNode } from 'react'

interface RichTextProps {
  /** A translation with tags such as `<b>…</b>`, not nested. */
  text: string
  /** The element for each tag, without children. */
  elements: Record<string, ReactElement<{ children?: ReactNode }>>
}

/** A translation with some words in elements. `Trans` of react-i18next would add 4 kB. */
export function RichText({ text, elements }: RichTextProps) {
  // The parts repeat: text, the name of a tag, what it encloses.
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/)
  return parts.map((part, index) => {
    const element = index % 3 === 2 && elements[parts[index - 1] ?? '']
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity.
    if (element) return cloneElement(element, { key: index }, part)
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    return index % 3 === 1 || !part ? null : <span key={index}>{part}</span>
  })
}
