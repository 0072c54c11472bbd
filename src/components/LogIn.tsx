/** Opens the sign-in modal; without script there is nothing it could open, so it is not shown. */
export function LogIn({ label }: { label: string }) {
  return (
    <button className="btn primary js" type="button" data-sign-in="" aria-haspopup="dialog">
      {label}
    </button>
  )
}
