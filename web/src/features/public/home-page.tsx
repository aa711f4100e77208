import { ArrowRight } from 'lucide-react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { useSignedIn } from '../../api-client/use-signed-in.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { TextLink } from '../../ui/button.tsx'
import { BoardFigures } from './board-figures.tsx'
import { Doors } from './doors.tsx'
import { HelpStrip } from './help-strip.tsx'
import { Horizon } from './horizon.tsx'
import { NoticeBoard } from './notice-board.tsx'
import { OtherTasks } from './other-tasks.tsx'
import { ServiceList } from './service-list.tsx'
import { words } from './words.ts'

export function HomePage() {
  const { text } = useLanguage()
  const isSignedIn = useSignedIn()
  const finder = getScreen('benefit-finder')
  return (
    <>
      <section id="hero" className="relative overflow-hidden border-b border-line bg-card">
        <Horizon />
        <div className="relative mx-auto max-w-[1200px] px-4 py-8 lg:py-16">
          <h1 className="max-w-[22ch] text-2xl font-bold lg:text-3xl">{text(words.purpose)}</h1>
          <p className="mt-3 max-w-[58ch] text-lg text-muted">{text(words.purposeMore)}</p>
          <Doors />
          <div className="mt-6 flex flex-wrap gap-x-10 gap-y-2">
            <TextLink to={finder.path} className="inline-flex min-h-11 items-center gap-2 font-semibold">
              {text(finder.title)} {text(words.finder)}
              <ArrowRight aria-hidden size={20} className="shrink-0" />
            </TextLink>
            {!isSignedIn && (
              <p className="flex min-h-11 flex-wrap items-center gap-x-2">
                {text(words.newHere)}
                <TextLink to="/register" className="font-semibold">
                  {text(words.register)}
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
      <BoardFigures />
      <HelpStrip />
    </>
  )
}
