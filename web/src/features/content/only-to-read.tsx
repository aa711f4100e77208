import { Megaphone } from 'lucide-react'
import { useLanguage } from '../../i18n/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { NoticeArticle } from '../../ui/notice-article.tsx'
import type { StaffNotice } from './use-content.ts'
import { words } from './words.ts'

/** For those who may look at notices but not write them. */
export function OnlyToRead({ notice }: { notice: StaffNotice | undefined }) {
  const { text, locale } = useLanguage()
  return (
    <Card>
      {notice ? (
        <NoticeArticle notice={notice} locale={locale} Heading="h3" />
      ) : (
        <EmptyState
          icon={<Megaphone aria-hidden size={28} />}
          title={text(words.readOnly)}
          action={<ButtonLink to="/notice-list">{text(words.listTitle)}</ButtonLink>}
        >
          {text(words.readOnlyText)}
        </EmptyState>
      )}
    </Card>
  )
}
