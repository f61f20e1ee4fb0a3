import { Reminders } from '../reminders/reminders'
import { Toaster } from './toaster'

/** What a frame loads late, in one chunk: a second one would cost the first screen a tenth of a kilobyte. */
export const ToasterAndReminders = () => (
  <>
    <Toaster />
    <Reminders />
  </>
)
