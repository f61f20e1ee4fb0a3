import { imageUrlCache } from '@baithak/platform'
import { type CSSProperties, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useModeLinkProps } from '../services/use-disabled-sentence'

interface SignboardProps {
  to: string
  mode: string
  name: string
  text: string
  /** The URL of the image. */
  scene: string
  /** The colours of a mode that is not in the shell's style sheet. */
  style?: CSSProperties
}

/** The link to a mode: a board on two cords, with the mode's name and its scene. */
export function Signboard({ to, mode, name, text, scene, style }: SignboardProps) {
  const textId = `${mode}-board`
  const { sentence, linkProps } = useModeLinkProps(mode, textId)
  // Loaded or not: where the shell is its own files are too.
  useEffect(() => void imageUrlCache.set(scene.slice(scene.lastIndexOf('/') + 1), scene), [scene])
  return (
    <li className="signboard" data-board={mode} style={style}>
      <Link to={to} className="signboard-link" {...linkProps}>
        <h2 className="signboard-name font-display text-display-1">{name}</h2>
        <p id={textId} className="mt-1.5 text-body-2 text-balance">
          {sentence ?? text}
        </p>
        <span className="signboard-edge" aria-hidden="true" />
        <img src={scene} alt="" className="signboard-scene" />
      </Link>
    </li>
  )
}
