import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import type { confirmLookupImport, readLookupImport } from '../../../../../domain/src/contracts/lookup-lists.ts'
import { allAreas, listOfName } from '../../../../../domain/src/lookups/list-catalogue.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ImportFile } from './import-file.tsx'
import { ImportPreview } from './import-preview.tsx'
import { importWords } from './import-words.ts'
import { words } from './words.ts'

export type Preview = AnswerOf<typeof readLookupImport>
export type Counts = AnswerOf<typeof confirmLookupImport>

/** A newer list: choose the file, see what it would do, confirm it. */
export function ListImport({ name }: { name: string }) {
  const { text } = useLanguage()
  const [preview, setPreview] = useState<Preview>()
  const [done, setDone] = useState<Counts>()
  const title = text(importWords.title, { list: text(listOfName(name)?.title ?? words.allAreas) })
  const again = () => {
    setPreview(undefined)
    setDone(undefined)
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="-ml-3">
        <ButtonLink
          to={name === allAreas ? '?view=lists' : `?view=lists&list=${name}`}
          look="quiet"
          isSmall
          icon={<ArrowLeft aria-hidden size={18} />}
        >
          {text(name === allAreas ? words.back : words.backToList)}
        </ButtonLink>
      </div>
      <Card title={title}>
        {done ? (
          <Done counts={done} onAgain={again} />
        ) : preview ? (
          <ImportPreview preview={preview} onDone={setDone} onDiscard={again} />
        ) : (
          <ImportFile name={name} onRead={setPreview} />
        )}
      </Card>
    </div>
  )
}

function Done({ counts, onAgain }: { counts: Counts; onAgain(): void }) {
  const { text, number } = useLanguage()
  return (
    <div className="flex flex-col items-start gap-5">
      <Alert kind="success" takesFocus title={text(importWords.done, { added: number(counts.added), changed: number(counts.changed) })}>
        {text(importWords.doneText)}
      </Alert>
      <Button look="secondary" onClick={onAgain}>
        {text(importWords.again)}
      </Button>
    </div>
  )
}
