import type { QrCodeView } from '../views/qr-code.ts'

/** The page's address as a QR code, on paper only; `hidden` keeps it off every screen before any sheet has come. */
export function PrintCode({ code, url }: { code: QrCodeView; url: string }) {
  return (
    <figure className="print-code" hidden>
      <svg aria-hidden="true" viewBox={`0 -.5 ${code.size} ${code.size}`} stroke="#000">
        <path d={code.path} />
      </svg>
      <figcaption>{url.replace(/^https?:\/\//, '')}</figcaption>
    </figure>
  )
}
