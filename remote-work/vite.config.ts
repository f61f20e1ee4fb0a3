import { modeConfig } from '@baithak/build'
import packageJson from './package.json' with { type: 'json' }
import { manifest } from './src/manifest'

export default modeConfig({ manifest, version: packageJson.version })
