import { useLanguage } from '#lib/i18n/language.tsx'
import { RecordFact, RecordHeader } from '#components/layout/record-header.tsx'
import { PersonName } from '#components/layout/person-name.tsx'
import { BatchStateBadge } from '#payments/batches/state-badges.tsx'
import { paymentMessages as shared } from '#payments/messages.ts'
import { BatchStepper } from './batch-stepper.tsx'
import type { Batch } from './use-batch.ts'
import { batchMessages } from './messages.ts'

export function BatchHeader({ batch }: { batch: Batch }) {
  const { text, digits, dateInTable, time } = useLanguage()
  const { maker, authoriser, adviceNo, adviceDate } = batch
  const when = (moment: string) => `${dateInTable(moment)}, ${time(moment)}`
  return (
    <RecordHeader
      backHref="?view=batches"
      backLabel={text(batchMessages.back)}
      facts={
        <>
          <RecordFact name={text(shared.service)}>{text({ bn: batch.moduleNameBng, en: batch.moduleName })}</RecordFact>
          <RecordFact name={text(shared.year)}>{digits(batch.fiscalYear)}</RecordFact>
          <RecordFact name={text(batchMessages.maker)}>
            <PersonName {...maker} />
            <span className="block text-sm font-normal text-muted">{when(batch.madeAt)}</span>
          </RecordFact>
          {authoriser && (
            <RecordFact name={text(batchMessages.authoriser)}>
              <PersonName {...authoriser} />
              {batch.authorisedAt && (
                <span className="block text-sm font-normal text-muted">{when(batch.authorisedAt)}</span>
              )}
            </RecordFact>
          )}
          {adviceNo !== null && (
            <RecordFact name={text(batchMessages.advice)}>
              {digits(adviceNo)}
              {adviceDate && <span className="block text-sm font-normal text-muted">{dateInTable(adviceDate)}</span>}
            </RecordFact>
          )}
          {batch.note && <RecordFact name={text(batchMessages.note)}>{batch.note}</RecordFact>}
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-2xl font-bold tabular-nums">{batch.batchNo}</h1>
        <BatchStateBadge state={batch.state} />
      </div>
      {batch.state !== 'CANCELLED' && <BatchStepper state={batch.state} />}
    </RecordHeader>
  )
}
