import { pathsOf } from '@baithak/ui/screens'
import { screens } from './screens'

/** The links to all screens of Party mode. */
export const paths = pathsOf(screens)
