import type { QrCodeView } from '../views/qr-code.ts'

/** The page's address as a QR code, on paper only; `hidden` keeps it off every screen before any sheet has come. */
export function PrintCode({ code }: { code: QrCodeView }) {
  return (
    <figure className="print-code" hidden>
      <svg aria-hidden="true" viewBox={code.box} stroke="#000">
        <path d={code.path} />
      </svg>
      <figcaption>{code.text}</figcaption>
    </figure>
  )
}
