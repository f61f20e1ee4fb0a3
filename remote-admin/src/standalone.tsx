import '@baithak/shared/global.css'
import { runStandalone } from '@baithak/shared/standalone'
import { manifest } from './manifest'
import mode from './mode'

runStandalone({ manifest, mode })
