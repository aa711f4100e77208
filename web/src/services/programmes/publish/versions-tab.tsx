import { History } from 'lucide-react'
import { useLanguage, useText } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { useEditorLocation } from '#services/programmes/use-editor-location.ts'
import type { ProgrammeResponse } from '#services/programmes/use-programme-query.ts'
import { publishMessages } from './publish-messages.ts'

type Version = ProgrammeResponse['versions'][number]

/** Lists all published versions: applications stay readable with the version they were submitted with. */
export function VersionsTab({ response }: { response: ProgrammeResponse }) {
  const text = useText()
  const columns = useColumns()
  return (
    <Card title={text(publishMessages.versions)}>
      {response.versions.length === 0 ? (
        <EmptyState icon={<History aria-hidden size={28} />} title={text(publishMessages.noVersions)}>
          {text(publishMessages.noVersionsText)}
        </EmptyState>
      ) : (
        <DataTable
          caption={text(publishMessages.versions)}
          columns={columns}
          rows={response.versions}
          rowId={({ version }) => version}
        />
      )}
    </Card>
  )
}

function useColumns(): Column<Version>[] {
  const { text, digits, number, dateInTable } = useLanguage()
  const { hrefOf } = useEditorLocation()
  return [
    { id: 'version', header: text(publishMessages.version), cell: ({ version }) => <strong>{digits(version)}</strong> },
    { id: 'published', header: text(publishMessages.publishedAt), cell: ({ publishedAt }) => dateInTable(publishedAt) },
    {
      id: 'applications',
      header: text(publishMessages.applications),
      isNumeric: true,
      cell: ({ applications }) => number(applications),
    },
    {
      id: 'look',
      header: text(publishMessages.look),
      cell: ({ version }) => (
        <TextLink to={hrefOf({ version: String(version), tab: 'preview', at: undefined })}>
          {text(publishMessages.look)}
        </TextLink>
      ),
    },
  ]
}
