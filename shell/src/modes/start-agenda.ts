import type { AppStorage } from '@baithak/storage'
import type { Mode } from '@baithak/ui/define-mode'
import { requestIdle } from '../loading/network-idle'

/** Lets a mounted mode publish what the member has ahead, which may fail alone. Returns how to stop it. */
export function startAgenda(mode: Pick<Mode, 'agenda'>, storage: AppStorage): () => void {
  let isStopped = false
  let stop = () => {}
  const start = async () => {
    // Its code would compete with the pictures of the first screen.
    await requestIdle()
    const agenda = await mode.agenda?.()
    if (agenda && !isStopped) stop = agenda.publish(storage)
  }
  start().catch((cause) => console.warn('The agenda is not published', cause))
  return () => {
    isStopped = true
    stop()
  }
}
