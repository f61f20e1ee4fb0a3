import { inLanguage, type ModeCard } from '@baithak/contract'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useModeLinkProps } from '../modes/use-disabled-reason'
import { News } from './news/news'

interface SignboardProps {
  mode: string
  card: ModeCard
}

/** The link to a mode: a board on two cords, with the mode's name and its scene. */
export function Signboard({
  mode,
  card: { name, text, scene, colours, featuredForRole },
}: SignboardProps) {
  const { language } = useTranslation().i18n
  const textId = `${mode}-board`
  const { sentence, linkProps } = useModeLinkProps(mode, textId)
  const style = { '--board': colours.accent, '--edge': colours.deep }
  return (
    <li
      className="signboard"
      data-board={mode}
      data-featured-for-role={featuredForRole}
      style={style as CSSProperties}
    >
      <Link
        to={`/${mode}`}
        className="signboard-link relative flex flex-col justify-center overflow-hidden rounded-board bg-(--board) py-4 pl-5 text-white transition-[scale] duration-press ease-linear active:scale-[0.985] active:bg-(--edge) aria-disabled:grayscale"
        {...linkProps}
      >
        <h2 className="signboard-name font-display text-display-1">{inLanguage(name, language)}</h2>
        <p id={textId} className="mt-1.5 text-body-2 text-balance">
          {sentence ?? inLanguage(text, language)}
        </p>
        <span
          className="signboard-edge absolute inset-y-0 right-0 w-(--scene) bg-(--edge)"
          aria-hidden="true"
        />
        <img
          src={ownScene(scene)}
          alt=""
          className="signboard-scene absolute top-0 right-0 h-full w-(--scene) object-cover"
        />
      </Link>
      <News mode={mode} />
    </li>
  )
}

const fileNameOf = (url = '') => url.slice(url.lastIndexOf('/') + 1)

/** The shell's own copy of an image that the page's prerendered screen has shown; the name of a built file has its hash. */
function ownScene(scene: string): string {
  if (typeof document === 'undefined') return scene
  const own = Array.from(document.querySelectorAll('template'), ({ content }) =>
    Array.from(content.querySelectorAll('img'), (image) => image.getAttribute('src') ?? ''),
  ).flat()
  return own.find((source) => fileNameOf(source) === fileNameOf(scene)) ?? scene
}
