export { offerFile, type SaveOutcome, saveFile } from './save-file'
export { type ShareMessage, sharingCapabilities } from './share-or-copy'
export { useShare, useShareFile } from './use-share'
