/** Placeholder of a page. The server sends the same markup, so that the layout does not shift. */
export function PageSkeleton() {
  return (
    <div className="page-skeleton" aria-hidden>
      <span />
      <span />
      <span />
    </div>
  )
}
