/** A person over two lines of water: leaving, and coming home. Drawn for this portal; not an emblem of the state. */
export function Mark({ size = 40 }: { size?: number }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 40 40" className="shrink-0">
      <rect width="40" height="40" rx="10" className="fill-brand" />
      <g className="fill-none stroke-card" strokeWidth="3" strokeLinecap="round">
        <path d="M8 27.500c5-5.500 9.500-7.500 12-7.500s7 2 12 7.500" />
        <path d="M13 31.500c3-2.600 5-3.500 7-3.500s4 .9 7 3.500" opacity="0.7" />
      </g>
      <circle cx="20" cy="12" r="4.500" className="fill-card" />
    </svg>
  )
}
