export { saveFile } from './save-file'
export { type ShareMessage, sharingCapabilities } from './share-or-copy'
export { useShare } from './use-share'
