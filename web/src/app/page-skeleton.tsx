/** Stands where a page will be. The server sends the same shape, so that nothing jumps when the script arrives. */
export function PageSkeleton() {
  return (
    <div className="page-skeleton" aria-hidden>
      <span />
      <span />
      <span />
    </div>
  )
}
