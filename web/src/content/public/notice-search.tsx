import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { getScreen } from '@wewb/domain/access/screens'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { inputClasses, classes } from '#components/styles/class-names.ts'
import { noticeBoardMessages } from './notice-board-messages.ts'

/** A native GET form, so it works without script. */
export function NoticeSearch({ search = '', children }: { search?: string; children?: ReactNode }) {
  const { text } = useLanguage()
  return (
    <search>
      <form method="get" action={getScreen('notices').path} className="flex flex-wrap items-end gap-3 print:hidden">
        <div className="flex min-w-48 flex-1 flex-col gap-1.5 sm:max-w-96">
          <label htmlFor="search" className="font-semibold">
            {text(noticeBoardMessages.search)}
          </label>
          <input
            key={search}
            id="search"
            name="search"
            type="search"
            maxLength={100}
            defaultValue={search}
            className={classes(inputClasses, 'w-full')}
          />
        </div>
        <Button type="submit" variant="secondary" className="h-11" icon={<Search aria-hidden size={20} />}>
          {text(noticeBoardMessages.find)}
        </Button>
        {children}
      </form>
    </search>
  )
}
