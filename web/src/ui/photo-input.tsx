import { Camera, ImageUp, UserRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { issueText } from '../../../domain/src/fields/issue.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { useText } from '../i18n/language.tsx'
import { decodePicture } from './fit-picture.ts'
import { FileButton } from './file-button.tsx'
import { photoWords } from './photo-words.ts'

const accepted = ['image/jpeg', 'image/png']

/** SPEC.md section 5: a photo is 300 × 300 pixels. */
const photoPixels = { width: 300, height: 300 }

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
  const choose = (file: File) => {
    if (!accepted.includes(file.type)) return setRefused(issueText({ code: 'wrong-image' }))
    setRefused(undefined)
    const address = URL.createObjectURL(file)
    // Looked at before the window opens: a broken picture would leave it empty.
    void decodePicture(address).then(
      () => setSource(address),
      () => {
        URL.revokeObjectURL(address)
        setRefused(photoWords.photoBroken)
      },
    )
  }
  const button = { accepts: accepted, isBusy: isBusy ?? false, onChoose: choose }
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
          <FileButton {...button} label={text(photoWords.photoChoose)} icon={<ImageUp aria-hidden size={18} />} />
          <FileButton {...button} label={text(photoWords.photoCamera)} icon={<Camera aria-hidden size={18} />} camera="user" />
        </div>
        <p aria-live="polite" className="font-semibold text-danger empty:hidden">
          {problem}
        </p>
      </div>
      {source && (
        <Suspense>
          <CropPhoto source={source} pixels={photoPixels} onDone={finish} onCancel={() => finish()} />
        </Suspense>
      )}
    </div>
  )
}
