import { useEffect, useState } from 'react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { useText } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { addressOfService } from '../service-address.ts'
import { familyTurn } from '../family-profile.ts'
import type { Kept } from './keeper.ts'
import { keptWords as words } from './kept-words.ts'
import { listKept, type KeptOfOne } from './list-kept.ts'

const counted = [
  { kind: 'step', one: words.step, many: words.steps },
  { kind: 'document', one: words.document, many: words.documents },
  { kind: 'submission', one: words.submission, many: words.submission },
] satisfies { kind: Kept['kind']; one: object; many: object }[]

const family = getScreen('family-profile')

/** What was typed a moment ago is on its way: only what stays is worth telling. */
const settling = 4000

/** Whoever logs in again on this device is offered what had not gone before; to anybody else nothing is said. */
export function KeptOnDevice() {
  const text = useText()
  const [found, setFound] = useState<readonly KeptOfOne[]>([])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    const look = async () => {
      const all = await listKept()
      if (isLeft) return
      // The clock may have been set back since.
      const isYoung = ({ at }: KeptOfOne) => Math.abs(Date.now() - at) < settling
      setFound(all.filter((one) => !isYoung(one)))
      if (all.some(isYoung)) timer = setTimeout(lookAgain, settling)
    }
    const lookAgain = () => void look().catch(() => undefined)
    lookAgain()
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [])
  return found.map(({ applicationNo, service, kept }) => {
    const list = counted.flatMap(({ kind, one, many }) => {
      const n = kept.filter((entry) => entry.kind === kind).length
      return n > 0 ? [text(n === 1 ? one : many, { n })] : []
    })
    const [name, address] =
      service === familyTurn
        ? [text(family.title), family.path]
        : [text(words.application, { no: applicationNo }), addressOfService(service, { application: applicationNo })]
    return (
      <Alert key={applicationNo} kind="needs-you" title={text(words.title)}>
        <p>{text(words.what, { name, list: list.join(', ') })}</p>
        <ButtonLink to={address} isSmall className="mt-2">
          {text(words.open)}
          <span className="sr-only">: {name}</span>
        </ButtonLink>
      </Alert>
    )
  })
}
