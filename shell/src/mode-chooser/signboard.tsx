import { imageUrlCache } from '@baithak/platform'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useModeLinkProps } from '../services/use-disabled-sentence'

interface SignboardProps {
  to: string
  mode: 'work' | 'party' | 'gig'
  scene: string
}

/** The link to a mode: a board on two cords, with the mode's name and its scene. */
export function Signboard({ to, mode, scene }: SignboardProps) {
  const { t } = useTranslation()
  const textId = `${mode}-board`
  const { sentence, linkProps } = useModeLinkProps(mode, textId)
  // Loaded or not: where the shell is its own files are too.
  useEffect(() => void imageUrlCache.set(scene.slice(scene.lastIndexOf('/') + 1), scene), [scene])
  return (
    <li className="signboard" data-board={mode}>
      <Link to={to} className="signboard-link" {...linkProps}>
        <h2 className="signboard-name font-display text-display-1">{t(`chooser.${mode}.name`)}</h2>
        <p id={textId} className="mt-1.5 text-body-2">
          {sentence ?? t(`chooser.${mode}.text`)}
        </p>
        <span className="signboard-edge" aria-hidden="true" />
        <img src={scene} alt="" className="signboard-scene" />
      </Link>
    </li>
  )
}
