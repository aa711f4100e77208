import { useState } from 'react'
import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import { getResultTemplate, readResultFile } from '../../../../../domain/src/contracts/result-plans.ts'
import { callFile } from '../../../api-client/call-file.ts'
import { upload } from '../../../api-client/upload.ts'
import { SheetForm } from '../../../forms/sheet-form.tsx'
import { useText } from '../../../i18n/language.tsx'
import { Card } from '../../../ui/card.tsx'
import { CheckedFile } from './checked-file.tsx'
import { planWords as words } from './plan-words.ts'
import type { Plan } from './use-plan.ts'

export type ReadFile = AnswerOf<typeof readResultFile>

/** A list that comes as a file: looked at row by row, then taken whole or not at all. */
export function TakeFile({ plan, onTaken }: { plan: Plan; onTaken(): void }) {
  const text = useText()
  const [read, setRead] = useState<ReadFile>()
  // A new number is a new form: the file that was taken or put aside is chosen no more.
  const [turn, setTurn] = useState(0)
  const params = { id: plan.setupId }
  const send = async (form: FormData, onProgress: (part: number) => void) => {
    setRead(undefined)
    setRead((await upload(readResultFile, { params, form, onProgress })).data)
  }
  const forget = () => {
    setRead(undefined)
    setTurn((before) => before + 1)
  }
  return (
    <Card title={text(plan.origin === 'FILE' ? words.fileInstead : words.file)}>
      <div className="flex flex-col gap-5">
        <div className="max-w-[68ch] text-muted">
          <p>{text(plan.takesFile === 'APPLICATIONS' ? words.fileApplications : words.fileOutside)}</p>
          <p>{text(words.fileHow)}</p>
        </div>
        <SheetForm
          key={turn}
          hint={words.fileHint}
          send={send}
          template={() => callFile(getResultTemplate, { params })}
          onChoose={() => setRead(undefined)}
        />
        {read && (
          <CheckedFile
            key={`${read.importId} ${read.refused}`}
            setupId={plan.setupId}
            read={read}
            onTaken={() => (forget(), onTaken())}
            onDiscard={forget}
          />
        )}
      </div>
    </Card>
  )
}
