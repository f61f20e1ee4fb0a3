import { longName } from '../fixtures/large-fixtures'

/** Texts in Latin letters that are correct in every language: entered names, codes, a few short words. */
export const latinTexts = [
  'QR|UPI|OTP|AM|PM|F8|kB|JPEG|PNG|WebP|English|BAITHAK.*|HOP.*|P-\\d+|loading',
  'Aanya|Rao|AR|VA|Ira|Menon|IM',
  'Kaapi|Katte|Friend|F\\d|Ghazal|Baithak|Dabara|House|Indiranagar|seated|Two|sets.?|zzz|khirki',
  'Sri|Krishnarajendra|Vrutha|Chikkalasandra|Uttarahalli|Ulsoor|Bengaluru|Cambridge|Road',
  ...longName.split(' '),
]
