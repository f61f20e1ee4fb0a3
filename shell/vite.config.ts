import { shellConfig } from '@baithak/build'

export default shellConfig()
