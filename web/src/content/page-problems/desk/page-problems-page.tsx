import { useQueryClient } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { findScreenByPath, getScreen } from '@wewb/domain/access/screens'
import { useActions } from '#lib/api-client/use-menus.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { PersonName } from '#components/layout/person-name.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { PagedResults } from '#components/tables/paged-results.tsx'
import { ViewLinks } from '#components/tables/view-links.tsx'
import { ClosePageProblem } from './close-page-problem.tsx'
import { pageProblemDeskMessages } from './messages.ts'
import { usePageProblems, type PageProblem } from './use-page-problems.ts'

const { path, title } = getScreen('page-problems')

/** Problems with pages that people have reported, the newest first. */
export function PageProblemsPage() {
  const { text } = useLanguage()
  const { view, problems } = usePageProblems()
  const [closing, setClosing] = useState<PageProblem>()
  const client = useQueryClient()
  const columns = useColumns(setClosing)
  const reload = () => {
    setClosing(undefined)
    void client.invalidateQueries({ queryKey: ['page-problems'] })
  }
  return (
    <>
      <PageTitle intro={text(pageProblemDeskMessages.intro)}>{text(title)}</PageTitle>
      <ViewLinks
        label={text(pageProblemDeskMessages.views)}
        views={(['open', 'done'] as const).map((id) => ({ id, label: text(pageProblemDeskMessages[id]) }))}
        view={view}
      />
      <Card>
        <PagedResults
          query={problems}
          empty={
            <EmptyState icon={<Inbox aria-hidden size={28} />} title={text(pageProblemDeskMessages.nothing)}>
              {text(pageProblemDeskMessages.nothingText)}
            </EmptyState>
          }
        >
          {({ list }) => <DataTable caption={text(title)} columns={columns} rows={list} rowId={({ id }) => id} />}
        </PagedResults>
      </Card>
      {closing && <ClosePageProblem problem={closing} onClose={() => setClosing(undefined)} onDone={reload} />}
    </>
  )
}

function useColumns(onClose: (problem: PageProblem) => void): Column<PageProblem>[] {
  const { text, digits, date, dateInTable, time, locale } = useLanguage()
  const mayClose = useActions(path).has('edit')
  const titleOf = (page: string) => text(findScreenByPath(page)?.title ?? { bn: page, en: page })
  return [
    {
      id: 'received',
      header: text(pageProblemDeskMessages.received),
      cell: ({ receivedAt }) => (
        <span className="md:whitespace-nowrap">
          {dateInTable(receivedAt)}, {time(receivedAt)}
        </span>
      ),
    },
    {
      id: 'page',
      header: text(pageProblemDeskMessages.page),
      cell: ({ page }) => (
        <span className="flex flex-col">
          <span>{titleOf(page)}</span>
          <span lang="en" translate="no" className="text-sm text-muted">
            {page}
          </span>
        </span>
      ),
    },
    {
      id: 'report',
      header: text(pageProblemDeskMessages.report),
      cell: (row) => (
        <span lang={row.language} className="whitespace-pre-line md:block md:max-w-xl">
          {row.text}
        </span>
      ),
    },
    {
      id: 'from',
      header: text(pageProblemDeskMessages.from),
      cell: ({ reporter, reporterBng, contact, browser, width }) => (
        <span className="flex flex-col">
          <span>
            {reporter ? <PersonName name={reporter} nameBng={reporterBng} /> : text(pageProblemDeskMessages.visitor)}
          </span>
          {contact && <span>{contact.includes('@') ? <span lang="en">{contact}</span> : digits(contact)}</span>}
          <span className="text-sm text-muted">
            {browser && <span lang="en">{browser}, </span>}
            {text(pageProblemDeskMessages.width, { n: width })}
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      header: text(pageProblemDeskMessages.state),
      cell: (row) =>
        row.doneAt && row.doneBy ? (
          <span className="flex flex-col gap-1">
            <span className="whitespace-pre-line">{row.note}</span>
            <span className="text-sm text-muted">
              {text(pageProblemDeskMessages.doneBy, {
                name: locale === 'bn' ? (row.doneByBng ?? row.doneBy) : row.doneBy,
                date: date(row.doneAt),
              })}
            </span>
          </span>
        ) : mayClose ? (
          <Button variant="secondary" isSmall onClick={() => onClose(row)}>
            {text(pageProblemDeskMessages.markDone)}
            <span className="sr-only">
              : {text(pageProblemDeskMessages.whichOne, { page: titleOf(row.page), date: dateInTable(row.receivedAt) })}
            </span>
          </Button>
        ) : (
          text(pageProblemDeskMessages.open)
        ),
    },
  ]
}
