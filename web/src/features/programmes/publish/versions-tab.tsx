import { History } from 'lucide-react'
import { useLanguage, useText } from '../../../i18n/language.tsx'
import { TextLink } from '../../../ui/button.tsx'
import { Card, EmptyState } from '../../../ui/card.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { usePlace } from '../use-place.ts'
import type { ProgrammeAnswer } from '../use-programme.ts'
import { words } from './publish-words.ts'

type Version = ProgrammeAnswer['versions'][number]

/** Every version that was ever published: answers stay readable with the form they were made with. */
export function VersionsTab({ answer }: { answer: ProgrammeAnswer }) {
  const text = useText()
  const columns = useColumns()
  return (
    <Card title={text(words.versions)}>
      {answer.versions.length === 0 ? (
        <EmptyState icon={<History aria-hidden size={28} />} title={text(words.noVersions)}>
          {text(words.noVersionsText)}
        </EmptyState>
      ) : (
        <DataTable caption={text(words.versions)} columns={columns} rows={answer.versions} rowId={({ version }) => version} />
      )}
    </Card>
  )
}

function useColumns(): Column<Version>[] {
  const { text, digits, number, dateInTable } = useLanguage()
  const { hrefOf } = usePlace()
  return [
    { id: 'version', header: text(words.version), cell: ({ version }) => <strong>{digits(version)}</strong> },
    { id: 'published', header: text(words.publishedAt), cell: ({ publishedAt }) => dateInTable(publishedAt) },
    { id: 'applications', header: text(words.applications), isNumeric: true, cell: ({ applications }) => number(applications) },
    {
      id: 'look',
      header: text(words.look),
      cell: ({ version }) => (
        <TextLink to={hrefOf({ version: String(version), tab: 'preview', at: undefined })}>{text(words.look)}</TextLink>
      ),
    },
  ]
}
