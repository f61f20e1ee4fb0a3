import { pathsOf } from '@baithak/platform'
import { screens } from './screens'

/** The links to all screens of Admin mode. */
export const paths = pathsOf(screens)
