import { Camera, ImageUp, UserRound } from 'lucide-react'
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { issueText } from '../../../domain/src/fields/issue.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { useText } from '../i18n/language.tsx'
import { Button } from './button.tsx'
import { photoWords } from './photo-words.ts'

const accepted = ['image/jpeg', 'image/png']

const CropPhoto = lazy(async () => ({ default: (await import('./crop-photo.tsx')).CropPhoto }))

type Props = { current: string | null; onChange(photo: File): void; error?: string | undefined; isBusy?: boolean }

/** A picture from the device or its camera, cut to a square before it leaves. */
export function PhotoInput({ current, onChange, error, isBusy }: Props) {
  const text = useText()
  const [source, setSource] = useState<string>()
  const [refused, setRefused] = useState<Bilingual>()
  const finish = (photo?: File) => {
    if (source) URL.revokeObjectURL(source)
    setSource(undefined)
    if (photo) onChange(photo)
  }
  const choose = (file: File | undefined) => {
    if (!file) return
    if (!accepted.includes(file.type)) return setRefused(issueText({ code: 'wrong-image' }))
    setRefused(undefined)
    const address = URL.createObjectURL(file)
    // Looked at before the window opens: a broken picture would leave it empty.
    void decode(address).then(
      () => setSource(address),
      () => {
        URL.revokeObjectURL(address)
        setRefused(photoWords.photoBroken)
      },
    )
  }
  const problem = refused ? text(refused) : error

  return (
    <div className="flex flex-wrap items-center gap-4">
      {current ? (
        <img
          src={current}
          alt={text(photoWords.photoYours)}
          width={96}
          height={96}
          className="size-24 rounded-card border border-line object-cover"
        />
      ) : (
        <span className="grid size-24 place-items-center rounded-card border border-dashed border-edge text-muted">
          <UserRound aria-hidden size={40} />
          <span className="sr-only">{text(photoWords.photoNone)}</span>
        </span>
      )}
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <FileButton
            label={text(photoWords.photoChoose)}
            icon={<ImageUp aria-hidden size={18} />}
            isBusy={isBusy ?? false}
            onChoose={choose}
          />
          <FileButton
            label={text(photoWords.photoCamera)}
            icon={<Camera aria-hidden size={18} />}
            isBusy={isBusy ?? false}
            onChoose={choose}
            isCamera
          />
        </div>
        <p aria-live="polite" className="font-semibold text-danger empty:hidden">
          {problem}
        </p>
      </div>
      {source && (
        <Suspense>
          <CropPhoto source={source} onDone={finish} onCancel={() => finish()} />
        </Suspense>
      )}
    </div>
  )
}

function decode(address: string): Promise<void> {
  const image = new Image()
  image.src = address
  return image.decode()
}

type FileButtonProps = { label: string; icon: ReactNode; isBusy: boolean; isCamera?: boolean; onChoose(file: File | undefined): void }
function FileButton({ label, icon, isBusy, isCamera, onChoose }: FileButtonProps) {
  const box = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={box}
        type="file"
        accept={accepted.join()}
        hidden
        {...(isCamera && { capture: 'user' as const })}
        onChange={({ target }) => {
          onChoose(target.files?.[0])
          // The same file may be chosen again after a cancelled crop.
          target.value = ''
        }}
      />
      <Button look="secondary" isSmall icon={icon} isBusy={isBusy} onClick={() => box.current?.click()}>
        {label}
      </Button>
    </>
  )
}
