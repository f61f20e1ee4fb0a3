import '@baithak/shared/global.css'
import { standAlone } from '@baithak/shared/standalone'
import { manifest } from './manifest'
import mode from './mode'

standAlone({ manifest, mode })
