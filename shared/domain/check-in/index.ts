export { checkInIdOf, guestId } from '../id'
export { hopQrText, parseCode, passCodes, type ScannedCode } from './qr-text'
export { type CodeKind, groupCode, minuteOf, tagOf } from './short-code'
