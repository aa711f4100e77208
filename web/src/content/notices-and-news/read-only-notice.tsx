import { Megaphone } from 'lucide-react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { ButtonLink } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { NoticeArticle } from '#components/layout/notice-article.tsx'
import type { StaffNotice } from './use-content.ts'
import { contentMessages } from './messages.ts'

/** Shows a notice to users who may not edit it. */
export function ReadOnlyNotice({ notice }: { notice: StaffNotice | undefined }) {
  const { text, locale } = useLanguage()
  return (
    <Card>
      {notice ? (
        <NoticeArticle notice={notice} locale={locale} Heading="h3" />
      ) : (
        <EmptyState
          icon={<Megaphone aria-hidden size={28} />}
          title={text(contentMessages.readOnly)}
          action={<ButtonLink to="/notice-list">{text(contentMessages.listTitle)}</ButtonLink>}
        >
          {text(contentMessages.readOnlyText)}
        </EmptyState>
      )}
    </Card>
  )
}
