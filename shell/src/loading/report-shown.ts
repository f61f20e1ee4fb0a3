import { createContext } from 'react'

/** Called by a screen once it has rendered: the previous screen stays until then. */
export const ReportShownContext = createContext(() => {})
