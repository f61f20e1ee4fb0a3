import { shellConfig } from '@baithak/shared/federation'

export default shellConfig()
