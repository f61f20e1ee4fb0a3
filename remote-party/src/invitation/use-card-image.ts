import { useEffect, useState } from 'react'
import type { CardContent } from './card-content'
import { renderCard } from './render-card'

/** The title is being typed: one card is enough for several letters. */
const typingPauseMs = 250

type Result = { key: string; art: string } & (
  | { blob: Blob; url: string }
  | { blob: null; url: null }
)

/** The card as an image. While another one is rendered, the previous one stays. */
export function useCardImage(content: CardContent) {
  const key = JSON.stringify(content)
  const [result, setResult] = useState<Result>()
  const [attempt, setAttempt] = useState(0)
  const hasCard = result !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt renders the same card again
  useEffect(() => {
    let isCurrent = true
    async function render() {
      const content: CardContent = JSON.parse(key)
      const blob = await renderCard(content).catch(() => null)
      if (!isCurrent) return
      setResult(
        blob
          ? { key, art: content.art, blob, url: URL.createObjectURL(blob) }
          : { key, art: content.art, blob: null, url: null },
      )
    }
    const timer = setTimeout(render, hasCard ? typingPauseMs : 0)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [key, attempt])

  const url = result?.url
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url])

  const isCurrent = result?.key === key
  return {
    url,
    /** The drawing on it. */
    art: result?.art,
    /** Null until the card of this content has been rendered. */
    blob: isCurrent ? result.blob : null,
    isRendering: !isCurrent,
    hasFailed: isCurrent && !result.blob,
    retry() {
      setResult(undefined)
      setAttempt(attempt + 1)
    },
  }
}
