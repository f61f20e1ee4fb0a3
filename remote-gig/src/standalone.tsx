import '@baithak/shared/global.css'
import { standAlone } from '@baithak/shared/standalone'
import { manifest } from './manifest'
import mode from './mode'
import Root from './gig-root'

standAlone({ manifest, mode, Root })
