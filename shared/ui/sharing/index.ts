export { copyText, offerFile, type ShareMessage, saveFile } from './share'
export { useShare } from './use-share'
