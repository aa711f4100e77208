import { useEffect, useState } from 'react'
import { getScreen } from '@wewb/domain/access/screens'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { ButtonLink } from '#components/inputs/button.tsx'
import { buildServiceUrl } from '#lib/router/service-url.ts'
import { familyProfileKey } from '#form-engine/applications/family-profile.ts'
import { type DraftRecord, decryptHead, type DraftRef } from './draft-store.ts'
import { unsentDraftsMessages } from './unsent-drafts-messages.ts'
import { getSessionCipher } from '#lib/offline/device-key.ts'
import { hasDeviceStore, openDeviceStore } from '#lib/offline/device-store.ts'

/** The unsent records of one application, and since when they wait. */
type UnsentDraft = DraftRef & { kept: DraftRecord[]; at: number }

/** Lists the unsent records on this device by application, after a login. */
async function listUnsentDrafts(): Promise<UnsentDraft[]> {
  const sealer = (await hasDeviceStore()) ? await getSessionCipher() : undefined
  const store = sealer && (await openDeviceStore())
  if (!sealer || !store) return []
  const found = new Map<string, UnsentDraft>()
  for (const entry of await store.listByOwner(sealer.owner)) {
    const named = await decryptHead(sealer, entry)
    if (!named) continue
    const { applicationNo, service } = named
    const before = found.get(applicationNo)
    found.set(applicationNo, {
      applicationNo,
      service,
      kept: [...(before?.kept ?? []), named],
      at: Math.max(before?.at ?? 0, entry.at),
    })
  }
  return [...found.values()]
}

const counted = [
  { kind: 'step', one: unsentDraftsMessages.step, many: unsentDraftsMessages.steps },
  { kind: 'document', one: unsentDraftsMessages.document, many: unsentDraftsMessages.documents },
  { kind: 'submission', one: unsentDraftsMessages.submission, many: unsentDraftsMessages.submission },
] satisfies { kind: DraftRecord['kind']; one: object; many: object }[]

const family = getScreen('family-profile')

/** Recently typed data is still being sent: only older data is shown. */
const settling = 4000

/** Offers a user who logs in again the unsent data on this device; other users see nothing. */
export function UnsentDrafts() {
  const text = useText()
  const [found, setFound] = useState<readonly UnsentDraft[]>([])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    const look = async () => {
      const all = await listUnsentDrafts()
      if (isLeft) return
      // `abs`, because the clock may have been set back.
      const isYoung = ({ at }: UnsentDraft) => Math.abs(Date.now() - at) < settling
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
  return found.map(({ applicationNo, service, kept: stored }) => {
    const list = counted.flatMap(({ kind, one, many }) => {
      const n = stored.filter((entry) => entry.kind === kind).length
      return n > 0 ? [text(n === 1 ? one : many, { n })] : []
    })
    const [name, address] =
      service === familyProfileKey
        ? [text(family.title), family.path]
        : [
            text(unsentDraftsMessages.application, { no: applicationNo }),
            buildServiceUrl(service, { application: applicationNo }),
          ]
    return (
      <Alert key={applicationNo} kind="needs-you" title={text(unsentDraftsMessages.title)}>
        <p>{text(unsentDraftsMessages.what, { name, list: list.join(', ') })}</p>
        <ButtonLink to={address} isSmall className="mt-2">
          {text(unsentDraftsMessages.open)}
          <span className="sr-only">: {name}</span>
        </ButtonLink>
      </Alert>
    )
  })
}
