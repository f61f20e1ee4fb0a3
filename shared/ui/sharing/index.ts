export { copyText, offerFile, type ShareMessage, saveFile } from './share'
export { useSave, useShare, useShareFile } from './use-share'
