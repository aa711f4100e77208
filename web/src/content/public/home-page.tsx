import { ArrowRight } from 'lucide-react'
import { getScreen } from '@wewb/domain/access/screens'
import { useIsSignedIn } from '#lib/api-client/use-session.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { AnnualStatistics } from './annual-statistics.tsx'
import { PrimaryActions } from './primary-actions.tsx'
import { HelpStrip } from './help-strip.tsx'
import { NoticeBoard } from './notice-board.tsx'
import { OtherTasks } from './other-tasks.tsx'
import { ServiceList } from './service-list.tsx'
import { homeMessages } from './messages.ts'

export function HomePage() {
  const { text } = useLanguage()
  const isSignedIn = useIsSignedIn()
  const finder = getScreen('benefit-finder')
  return (
    <>
      <section id="hero" className="relative [anchor-name:--hero] overflow-hidden border-b border-line bg-card">
        <HeroIllustration />
        <div className="relative mx-auto max-w-[1200px] px-4 py-8 lg:py-16">
          <h1 className="max-w-[22ch] text-2xl font-bold lg:text-3xl">{text(homeMessages.purpose)}</h1>
          <p className="mt-3 max-w-[58ch] text-lg text-muted">{text(homeMessages.purposeMore)}</p>
          <PrimaryActions />
          <div className="mt-6 flex flex-wrap gap-x-10 gap-y-2">
            <TextLink to={finder.path} className="inline-flex min-h-11 items-center gap-2 font-semibold">
              {text(finder.title)} {text(homeMessages.finder)}
              <ArrowRight aria-hidden size={20} className="shrink-0" />
            </TextLink>
            {!isSignedIn && (
              <p className="flex min-h-11 flex-wrap items-center gap-x-2">
                {text(homeMessages.newHere)}
                <TextLink to="/register" className="font-semibold">
                  {text(homeMessages.register)}
                </TextLink>
              </p>
            )}
          </div>
        </div>
      </section>
      <div className="mx-auto grid max-w-[1200px] gap-x-16 gap-y-12 px-4 py-10 lg:grid-cols-[5fr_3fr] lg:py-16">
        <ServiceList />
        <div>
          <NoticeBoard />
          <OtherTasks />
        </div>
      </div>
      <AnnualStatistics />
      <HelpStrip />
    </>
  )
}

const rings = [50, 100, 150]

/** Decorative illustration of a sun over water; hidden on phones. */
function HeroIllustration() {
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
