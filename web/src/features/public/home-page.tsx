import { useLanguage } from '../../i18n/language.tsx'
import { Doors } from './doors.tsx'
import { HelpStrip } from './help-strip.tsx'
import { Horizon } from './horizon.tsx'
import { NoticeBoard } from './notice-board.tsx'
import { ServiceList } from './service-list.tsx'
import { words } from './words.ts'

export function HomePage() {
  const { text } = useLanguage()
  return (
    <>
      <section id="hero" className="relative overflow-hidden border-b border-line bg-card">
        <Horizon />
        <div className="relative mx-auto max-w-[1200px] px-4 py-10 lg:py-16">
          <h1 className="max-w-[22ch] text-2xl font-bold lg:text-3xl">{text(words.purpose)}</h1>
          <p className="mt-3 max-w-[58ch] text-lg text-muted">{text(words.purposeMore)}</p>
          <Doors />
        </div>
      </section>
      <div className="mx-auto grid max-w-[1200px] gap-x-16 gap-y-12 px-4 py-12 lg:grid-cols-[5fr_3fr] lg:py-16">
        <ServiceList />
        <NoticeBoard />
      </div>
      <HelpStrip />
    </>
  )
}
