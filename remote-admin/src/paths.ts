import { pathsOf } from '@baithak/ui/screens'
import { screens } from './screens'

/** The links to all screens of Admin mode. */
export const paths = pathsOf(screens)
