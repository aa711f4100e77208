import { Camera, ImageUp, UserRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { photoIssue } from '@wewb/domain/identity/accounts/photo-issue'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useText } from '#lib/i18n/language.tsx'
import { decodeImage } from './resize-image.ts'
import { FileButton } from './file-button.tsx'
import { photoMessages } from './photo-messages.ts'
import { PictureGuide } from './picture-guide.tsx'

const accepted = ['image/jpeg', 'image/png']

/** A photo has 300 × 300 pixels (docs/domain/fields.md). */
const photoPixels = { width: 300, height: 300 }

const CropPhoto = lazy(async () => ({ default: (await import('./crop-photo-dialog.tsx')).CropPhotoDialog }))

type Props = { current: string | null; onChange(photo: File): void; error?: string | undefined; isBusy?: boolean }

/** Chooses a photo from the device or its camera and crops it to a square before the upload. */
export function PhotoInput({ current, onChange, error, isBusy }: Props) {
  const text = useText()
  const [source, setSource] = useState<string>()
  const [rejection, setRejection] = useState<Bilingual>()
  const finish = (photo?: File) => {
    if (source) URL.revokeObjectURL(source)
    setSource(undefined)
    if (photo) onChange(photo)
  }
  const choose = (file: File) => {
    if (!accepted.includes(file.type)) return setRejection(photoIssue.message)
    setRejection(undefined)
    const address = URL.createObjectURL(file)
    // Decodes the image before the dialog opens: a broken image would leave it empty.
    void decodeImage(address).then(
      () => setSource(address),
      () => {
        URL.revokeObjectURL(address)
        setRejection(photoMessages.photoBroken)
      },
    )
  }
  const button = { accepts: accepted, isBusy: isBusy ?? false, onChoose: choose }
  const problem = rejection ? text(rejection) : error

  return (
    <div className="flex flex-wrap items-center gap-4">
      {current ? (
        <img
          src={current}
          alt={text(photoMessages.photoYours)}
          width={96}
          height={96}
          className="size-24 rounded-card border border-line object-cover"
        />
      ) : (
        <span className="grid size-24 place-items-center rounded-card border border-dashed border-edge text-muted">
          <UserRound aria-hidden size={40} />
          <span className="sr-only">{text(photoMessages.photoNone)}</span>
        </span>
      )}
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <FileButton {...button} label={text(photoMessages.photoChoose)} icon={<ImageUp aria-hidden size={18} />} />
          <FileButton
            {...button}
            label={text(photoMessages.photoCamera)}
            icon={<Camera aria-hidden size={18} />}
            camera="user"
          />
        </div>
        <p aria-live="polite" className="font-semibold text-danger empty:hidden">
          {problem}
        </p>
        <PictureGuide kind="portrait" />
      </div>
      {source && (
        <Suspense>
          <CropPhoto source={source} pixels={photoPixels} onDone={finish} onCancel={() => finish()} />
        </Suspense>
      )}
    </div>
  )
}
