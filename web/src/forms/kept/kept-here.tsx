import { useEffect, useState } from 'react'
import { useText } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { addressOfService } from '../service-address.ts'
import { listKept, type Kept } from './keeper.ts'
import { keptWords as words } from './kept-words.ts'

type OfApplication = Awaited<ReturnType<typeof listKept>>[number]

const counted = [
  { kind: 'step', one: words.step, many: words.steps },
  { kind: 'document', one: words.document, many: words.documents },
  { kind: 'submission', one: words.submission, many: words.submission },
] satisfies { kind: Kept['kind']; one: object; many: object }[]

/** Whoever logs in again on this device is offered what had not gone before; to anybody else nothing is said. */
export function KeptOnDevice() {
  const text = useText()
  const [found, setFound] = useState<readonly OfApplication[]>([])
  useEffect(() => {
    listKept().then(setFound, () => undefined)
  }, [])
  return found.map(({ applicationNo, service, kept }) => {
    const list = counted.flatMap(({ kind, one, many }) => {
      const n = kept.filter((entry) => entry.kind === kind).length
      return n > 0 ? [text(n === 1 ? one : many, { n })] : []
    })
    return (
      <Alert key={applicationNo} kind="needs-you" title={text(words.title)}>
        <p>{text(words.what, { no: applicationNo, list: list.join(', ') })}</p>
        <ButtonLink to={addressOfService(service, { application: applicationNo })} isSmall className="mt-2">
          {text(words.open)}
          <span className="sr-only">: {applicationNo}</span>
        </ButtonLink>
      </Alert>
    )
  })
}
