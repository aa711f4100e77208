import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { PublicPageData } from '@wewb/domain/content/public-page-data'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useText } from '#lib/i18n/language.tsx'
import { classes, iconButtonClasses } from '#components/styles/class-names.ts'
import { Headlines } from './headlines.tsx'
import { publicLayoutMessages } from './messages.ts'

type Headline = PublicPageData['news'][number]

const NewsDetails = lazy(async () => ({ default: (await import('./news-details.tsx')).NewsDetails }))

/**
 * A ticker of headlines, animated by CSS alone (theme.css). With reduced motion it does not move, and two buttons
 * replace the pause button.
 */
export function NewsTicker() {
  const text = useText()
  const { news } = usePageData().data
  const [isPaused, setIsPaused] = useState(false)
  const [currentIndex, setCurrentIndex] = useState(0)
  const [opened, setOpened] = useState<Headline>()
  if (news.length === 0) return null

  const showRelative = (by: number) => setCurrentIndex((currentIndex + by + news.length) % news.length)
  const Icon = isPaused ? Play : Pause
  return (
    <section aria-label={text(publicLayoutMessages.news)} className="border-b border-line bg-brand-soft print:hidden">
      <div className="mx-auto flex max-w-[1200px] items-center gap-3 px-4">
        <span aria-hidden className="shrink-0 text-sm font-bold text-brand">
          {text(publicLayoutMessages.news)}
        </span>
        <Headlines news={news} isPaused={isPaused} currentIndex={currentIndex} onOpen={setOpened} />
        <TickerButton
          className="motion-reduce:hidden"
          label={text(isPaused ? publicLayoutMessages.playNews : publicLayoutMessages.pauseNews)}
          onPress={() => setIsPaused(!isPaused)}
        >
          <Icon aria-hidden size={18} />
        </TickerButton>
        {news.length > 1 && (
          <span className="hidden shrink-0 motion-reduce:flex">
            <TickerButton label={text(publicLayoutMessages.earlierNews)} onPress={() => showRelative(-1)}>
              <ChevronLeft aria-hidden size={20} />
            </TickerButton>
            <TickerButton label={text(publicLayoutMessages.laterNews)} onPress={() => showRelative(1)}>
              <ChevronRight aria-hidden size={20} />
            </TickerButton>
          </span>
        )}
      </div>
      {opened && (
        <Suspense>
          <NewsDetails headline={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </section>
  )
}

type TickerButtonProps = { label: string; onPress: () => void; children: React.ReactNode; className?: string }

function TickerButton({ label, onPress, children, className = '' }: TickerButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className={classes(iconButtonClasses, 'shrink-0 text-brand hover:bg-card', className)}
    >
      {children}
    </button>
  )
}
