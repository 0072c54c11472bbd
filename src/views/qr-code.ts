import { encodeQR } from 'qr'

export interface QrCodeView {
  /** Modules a side, quiet zone included (ISO/IEC 18004 asks for four modules; a printed page has its own white). */
  size: number
  /** The dark modules as one SVG path, a run of them at a time. */
  path: string
}

/** An address as a QR code that an SVG can draw: the way from a printed page back to the living one. */
export function toQrCode(url: string): QrCodeView {
  const rows = encodeQR(url, 'raw', { ecc: 'low', border: 2 })
  const runs = rows.map((row, y) => {
    const line = row.map((isDark) => (isDark ? '1' : '0')).join('')
    const dark = [...line.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}`)
    return dark.join('')
  })
  return { size: rows.length, path: runs.join('') }
}
