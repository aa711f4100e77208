import type { PublicData } from '../../../../domain/src/contracts/public-data.ts'
import { useText } from '../../i18n/language.tsx'
import { classes } from '../../ui/look.ts'

type Headline = PublicData['news'][number]
type Props = { news: Headline[]; isPaused: boolean; standing: number; onOpen: (headline: Headline) => void }

/** "Speed 6" of the specification, read as pixels in a tenth of a second. */
const pixelsPerSecond = 6 * 10
// The server cannot measure: a usual letter and a usual line are near enough to keep the pace the same for all news.
const letter = 8
const line = 700

export function Headlines({ news, isPaused, standing, onOpen }: Props) {
  const text = useText()
  const titles = news.map((headline) => text({ bn: headline.titleBng, en: headline.title }))
  const seconds = Math.round((titles.join('').length * letter + line) / pixelsPerSecond)
  return (
    <div className={classes('ticker min-w-0 flex-1 overflow-hidden', isPaused && 'is-paused')}>
      <ul className="ticker-line flex items-center" style={{ animationDuration: `${seconds}s` }}>
        {news.map((headline, index) => (
          <li
            key={headline.portalNewsHighlightId}
            className={classes('pr-12 motion-reduce:pr-0', index !== standing && 'motion-reduce:hidden')}
          >
            <button
              type="button"
              onClick={() => onOpen(headline)}
              className="min-h-11 cursor-pointer rounded-sm px-1 text-left whitespace-nowrap underline-offset-4 hover:underline motion-reduce:whitespace-normal"
            >
              {titles[index]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
