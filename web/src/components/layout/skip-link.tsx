import { classes } from '#components/styles/class-names.ts'

/** The first Tab stop of a page: skips the menus. */
export const SkipLink = ({ children }: { children: string }) => (
  <a
    href="#main"
    className={classes(
      'rounded-control bg-brand px-4 py-2 font-semibold text-card',
      'sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50',
    )}
  >
    {children}
  </a>
)
