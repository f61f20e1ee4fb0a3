export { drawQr, type QrDrawing, quietZone } from './qr-drawing'
export { QrImage } from './qr-image'
