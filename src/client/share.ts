import { shareText } from '../text/site.ts'
import { toast } from './toast.ts'

/** The page's own address, always with its year: what is passed on keeps meaning the same edition. */
export const canonical = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href

/** The device's own share sheet. Closing it rejects: that is an answer, not a failure. */
export const shareNatively = (): Promise<void> =>
  navigator.share({ title: document.title, url: canonical() }).catch(() => {})

/** The link on the clipboard, with a toast (SPEC §2); else the link itself to copy by hand. */
export async function copyLink(): Promise<void> {
  const url = canonical()
  try {
    await navigator.clipboard.writeText(url)
    toast(shareText.copied)
  } catch {
    // No clipboard over plain http, or no permission.
    prompt(shareText.copyByHand, url)
  }
}

const hasShareSheet = () => typeof navigator.share === 'function'

/** The Share button: the device's own sheet where it has one, else the link on the clipboard (ROWS B11). */
export function startSharing(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-share]')) return
    void (hasShareSheet() ? shareNatively() : copyLink())
  })
}
