const rings = [50, 100, 150]

/** Decorative illustration of a sun over water; hidden on phones. */
export function HeroIllustration() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 640 320"
      className="absolute top-0 right-0 hidden h-72 w-auto text-brand-soft lg:block"
    >
      <circle cx="400" cy="150" r="34" fill="currentColor" />
      {rings.map((ring) => (
        <path
          key={ring}
          d={`M${400 - ring * 1.5} 320a${ring * 1.5} ${ring * 0.55} 0 0 1 ${ring * 3} 0`}
          fill="none"
          stroke="currentColor"
          strokeWidth="10"
          strokeLinecap="round"
        />
      ))}
    </svg>
  )
}
