export { drawQr, type QrDrawing, quietZone } from './media/qr-drawing'
export { QrImage } from './media/qr-image'
