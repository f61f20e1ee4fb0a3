/** The separator between two facts. Drawn: the text face's middle dot has no width. */
export function Dot() {
  return <i aria-hidden className="dot opacity-70" />
}
