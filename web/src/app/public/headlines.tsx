import type { PublicPageData } from '@wewb/domain/content/public-page-data'
import { useText } from '#lib/i18n/language.tsx'
import { classes } from '#components/styles/class-names.ts'

type Headline = PublicPageData['news'][number]
type Props = { news: Headline[]; isPaused: boolean; currentIndex: number; onOpen: (headline: Headline) => void }

/** Speed of the ticker. */
const pixelsPerSecond = 6 * 10
// The server cannot measure text: average letter and line widths keep the speed about the same for all news.
const letter = 8
const line = 700

export function Headlines({ news, isPaused, currentIndex, onOpen }: Props) {
  const text = useText()
  const titles = news.map((headline) => text({ bn: headline.titleBng, en: headline.title }))
  const seconds = Math.round((titles.join('').length * letter + line) / pixelsPerSecond)
  return (
    <div className={classes('ticker min-w-0 flex-1 overflow-hidden', isPaused && 'is-paused')}>
      <ul className="ticker-line flex items-center" style={{ animationDuration: `${seconds}s` }}>
        {news.map((headline, index) => (
          <li
            key={headline.portalNewsHighlightId}
            className={classes('pr-12 motion-reduce:pr-0', index !== currentIndex && 'motion-reduce:hidden')}
          >
            <button
              type="button"
              onClick={() => onOpen(headline)}
              className={classes(
                'min-h-11 cursor-pointer rounded-sm px-1 text-left underline-offset-4 hover:underline',
                'whitespace-nowrap motion-reduce:whitespace-normal',
              )}
            >
              {titles[index]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
