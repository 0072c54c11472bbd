import { favoritesText } from '../text/favorites.ts'
import type { StarView } from '../views/star.ts'

/**
 * The favorite star (ROWS T01). As built it is that of a visitor who is signed out: it opens the sign-in modal. Who is
 * signed in gets theirs from client/favorites, by the same two attributes. Its drawing comes from the style sheet.
 */
export function Star({ star, name, isLabelled = false }: { star: StarView; name: string; isLabelled?: boolean }) {
  return (
    <button
      className={isLabelled ? 'star btn js' : 'star js'}
      type="button"
      data-item-type={star.type}
      data-item-id={star.id}
      data-sign-in=""
      aria-haspopup="dialog"
      aria-label={favoritesText.star(name)}
    >
      {isLabelled && favoritesText.favorite}
    </button>
  )
}

/** The star of a card on a built page: the script reads from the card's link what it is about (client/favorites/label.ts). */
export const CardStar = () => <button className="star js" type="button" />
