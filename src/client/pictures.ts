/** A picture that fails makes room for the art beneath it. */
const drop = (image: HTMLImageElement) => image.closest('.pic') && image.remove()
const isBroken = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0 && image.src
const dropBroken = () => [...document.images].filter(isBroken).forEach(drop)

export function startPictures(): void {
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && drop(target), true)
  dropBroken()
  // A busy device may report a picture broken between the listener and the look around: look once more.
  addEventListener('load', dropBroken)
}
