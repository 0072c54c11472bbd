import { useState } from 'react'

/** The smallest island there is: shows in the gallery, and proves in tests, that `client:intent` loses no click. */
export function GalleryCounter() {
  const [count, setCount] = useState(0)
  return (
    <button className="btn" type="button" onClick={() => setCount((before) => before + 1)}>
      Pressed {count}
    </button>
  )
}
