export { offerFile, saveFile } from './save-file'
export { type ShareMessage, sharingCapabilities, useShare, useShareFile } from './share'
