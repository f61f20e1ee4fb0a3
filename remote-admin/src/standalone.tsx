import '@baithak/ui/global.css'
import { runStandalone } from '@baithak/testing/standalone'
import { manifest } from './manifest'
import mode from './mode'

runStandalone({ manifest, mode })
