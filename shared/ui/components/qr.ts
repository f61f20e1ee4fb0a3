export { drawQr } from './media/qr-drawing'
export { QrImage } from './media/qr-image'
