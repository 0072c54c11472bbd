import { encodeQR } from 'qr'

export interface QrCodeView {
  /** The SVG's view box: as many units as modules, quiet zone included; strokes run through the middle of a row. */
  box: string
  /** The dark modules as one path, a run of them at a time. */
  path: string
  /** The address as people read it. */
  text: string
}

/** White modules around the code; the page around it is white too (ISO/IEC 18004 asks for four in all). */
const BORDER = 2

/** An address as a QR code that an SVG can draw: the way from a printed page back to the living one. */
export function toQrCode(url: string): QrCodeView {
  const rows = encodeQR(url, 'raw', { ecc: 'low', border: BORDER })
  const path = rows.map((row, y) => {
    const line = row.map((isDark) => (isDark ? '1' : '0')).join('')
    return [...line.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}`).join('')
  })
  return {
    box: `0 -.5 ${rows.length} ${rows.length}`,
    path: path.join(''),
    text: url.replace(/^https?:\/\//, ''),
  }
}
