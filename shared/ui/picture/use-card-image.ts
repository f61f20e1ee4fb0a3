import { useEffect, useState } from 'react'
import { type Card, renderCard } from './render-card'

/** A text of the card may be typed just now: one image is enough for several letters. */
const typingPauseMs = 250

type Result = { key: string; art: string } & (
  | { blob: Blob; url: string }
  | { blob: null; url: null }
)

export type CardImage = ReturnType<typeof useCardImage>

/** The card as an image. While another one is rendered, the previous one stays. */
export function useCardImage(card: Card) {
  const key = JSON.stringify(card)
  const [result, setResult] = useState<Result>()
  const [attempt, setAttempt] = useState(0)
  const hasCard = result !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt renders the same card again
  useEffect(() => {
    let isCurrent = true
    async function render() {
      const card: Card = JSON.parse(key)
      const blob = await renderCard(card).catch(() => null)
      if (!isCurrent) return
      setResult(
        blob
          ? { key, art: card.art, blob, url: URL.createObjectURL(blob) }
          : { key, art: card.art, blob: null, url: null },
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
