import { dialogText } from '../text/dialogs.ts'
import { shareText } from '../text/site.ts'

/** Share (native, else the link copied), and the modal with more ways (ROWS B11, B15). Hidden where no script serves them. */
export function ShareButtons() {
  return (
    <>
      <button className="btn js" type="button" data-share="">
        {shareText.share}
      </button>
      <button
        className="btn js"
        type="button"
        data-share-more=""
        aria-haspopup="dialog"
        aria-label={dialogText.moreWays}
      >
        …
      </button>
    </>
  )
}
