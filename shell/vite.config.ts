import { shellConfig } from '@baithak/shared/build'

export default shellConfig()
