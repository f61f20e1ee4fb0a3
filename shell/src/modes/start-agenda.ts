import type { AppStorage } from '@baithak/storage'
import type { Mode } from '@baithak/ui/define-mode'

/** Lets a mounted mode publish what the member has ahead, which may fail alone. Returns how to stop it. */
export function startAgenda(mode: Pick<Mode, 'agenda'>, storage: AppStorage): () => void {
  let isStopped = false
  let stop = () => {}
  const start = async () => {
    const agenda = await mode.agenda?.()
    if (agenda && !isStopped) stop = agenda.publish(storage)
  }
  start().catch((cause) => console.warn('The agenda is not published', cause))
  return () => {
    isStopped = true
    stop()
  }
}
