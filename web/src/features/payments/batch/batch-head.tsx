import { useLanguage } from '../../../i18n/language.tsx'
import { Fact, FileHead } from '../../../ui/file-head.tsx'
import { PersonName } from '../../../ui/person-name.tsx'
import { BatchBadge } from '../batches/batch-badge.tsx'
import { words as shared } from '../words.ts'
import { StepLine } from './step-line.tsx'
import type { Batch } from './use-batch.ts'
import { batchWords as words } from './words.ts'

/** What the batch is and how far it has come. */
export function BatchHead({ batch }: { batch: Batch }) {
  const { text, digits, dateInTable, time } = useLanguage()
  const { maker, authoriser, adviceNo, adviceDate } = batch
  const when = (moment: string) => `${dateInTable(moment)}, ${time(moment)}`
  return (
    <FileHead
      back="?view=batches"
      backLabel={text(words.back)}
      facts={
        <>
          <Fact name={text(shared.service)}>{text({ bn: batch.moduleNameBng, en: batch.moduleName })}</Fact>
          <Fact name={text(shared.year)}>{digits(batch.fiscalYear)}</Fact>
          <Fact name={text(words.maker)}>
            <PersonName {...maker} />
            <span className="block text-sm font-normal text-muted">{when(batch.madeAt)}</span>
          </Fact>
          {authoriser && (
            <Fact name={text(words.authoriser)}>
              <PersonName {...authoriser} />
              {batch.authorisedAt && <span className="block text-sm font-normal text-muted">{when(batch.authorisedAt)}</span>}
            </Fact>
          )}
          {adviceNo !== null && (
            <Fact name={text(words.advice)}>
              {digits(adviceNo)}
              {adviceDate && <span className="block text-sm font-normal text-muted">{dateInTable(adviceDate)}</span>}
            </Fact>
          )}
          {batch.note && <Fact name={text(words.note)}>{batch.note}</Fact>}
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-2xl font-bold tabular-nums">{batch.batchNo}</h1>
        <BatchBadge state={batch.state} />
      </div>
      {batch.state !== 'CANCELLED' && <StepLine state={batch.state} />}
    </FileHead>
  )
}
