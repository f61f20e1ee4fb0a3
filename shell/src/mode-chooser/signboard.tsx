import { inLanguage } from '@baithak/contract'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { idleComponent } from '../loading/idle-component'
import type { Card } from '../registry/card-of'
import { useModeLinkProps } from '../services/use-disabled-sentence'

const useNews = idleComponent(async () => (await import('./news/news')).News)

interface SignboardProps {
  mode: string
  card: Card
}

/** The link to a mode: a board on two cords, with the mode's name and its scene. */
export function Signboard({
  mode,
  card: { name, text, scene, colours, leadsFor },
}: SignboardProps) {
  const { language } = useTranslation().i18n
  const textId = `${mode}-board`
  const { sentence, linkProps } = useModeLinkProps(mode, textId)
  const News = useNews(true)
  const style = colours && { '--board': colours.accent, '--edge': colours.deep }
  return (
    <li
      className="signboard"
      data-board={mode}
      data-leads-for={leadsFor}
      style={style as CSSProperties | undefined}
    >
      <Link to={`/${mode}`} className="signboard-link" {...linkProps}>
        <h2 className="signboard-name font-display text-display-1">{inLanguage(name, language)}</h2>
        <p id={textId} className="mt-1.5 text-body-2 text-balance">
          {sentence ?? inLanguage(text, language)}
        </p>
        <span className="signboard-edge" aria-hidden="true" />
        <img src={scene} alt="" className="signboard-scene" />
      </Link>
      {News && <News mode={mode} />}
    </li>
  )
}
