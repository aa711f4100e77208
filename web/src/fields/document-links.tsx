import { ExternalLink, FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isSharedPhone } from '../api-client/shared-phone.ts'
import { useText } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { isLight } from '../ui/light-mode.ts'
import { toast } from '../ui/toast.tsx'
import { useBusy } from '../ui/use-busy.ts'
import { problemMessage } from '../ui/use-problems.ts'
import { useFormServices, type DocumentFacts } from './form-services.ts'
import { fileWords } from './file-words.ts'

/** The pages of a document, each with its picture. */
export function DocumentLinks({ documents }: { documents: readonly string[] }) {
  const text = useText()
  const { document } = useFormServices()
  return (
    <ul className="flex flex-wrap gap-3">
      {documents.map((id, index) => (
        <li key={id} className="flex w-32 flex-col items-center gap-1">
          <span className="grid size-28 place-items-center overflow-hidden rounded-control border border-line bg-draft-soft text-muted">
            <Thumbnail id={id} />
          </span>
          <OpenDocument id={id} name={document(id)?.fileName ?? text(fileWords.page, { n: index + 1 })} />
        </li>
      ))}
    </ul>
  )
}

/** The picture itself, on white by night too, as a signature may be drawn on nothing; a sheet of paper for what is no picture, is still on its way, need not be fetched to be opened, or is nothing to lie open. */
export function Thumbnail({ id }: { id: string }) {
  const address = usePicture(id)
  return address ? <img src={address} alt="" className="size-full bg-white object-cover" /> : <FileText aria-hidden size={28} />
}

export const hasThumbnail = (facts: DocumentFacts | undefined): boolean =>
  !isLight() && !isSharedPhone() && (facts?.mediaType.startsWith('image/') ?? false)

function usePicture(id: string): string | undefined {
  const { open, document } = useFormServices()
  const [shown, setShown] = useState<{ id: string; address: string }>()
  const isPicture = hasThumbnail(document(id))
  useEffect(() => {
    if (!isPicture) return undefined
    let isCurrent = true
    // Without it the sheet of paper stays; the document itself can still be opened.
    open(id).then(
      (address) => isCurrent && setShown({ id, address }),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [id, isPicture, open])
  return shown?.id === id ? shown.address : undefined
}

export function OpenDocument({ id, name }: { id: string; name: string }) {
  const text = useText()
  const { open } = useFormServices()
  const { isBusy, run } = useBusy()
  const show = () =>
    void run(async () => {
      // Opened before the address is known: later the browser would call it a pop-up and refuse.
      const tab = window.open('', '_blank')
      try {
        const address = await open(id)
        if (tab) tab.location.href = address
      } catch (problem) {
        tab?.close()
        toast({ kind: 'error', text: text(problemMessage(problem)) })
      }
    })
  return (
    <Button look="quiet" isSmall isBusy={isBusy} icon={<ExternalLink aria-hidden size={18} />} onClick={show}>
      {text(fileWords.open)}
      <span className="sr-only"> {name}</span>
    </Button>
  )
}
