import { Camera, ImageUp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { file as fileKind, type FileField } from '../../../domain/src/fields/file.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { useText } from '../i18n/language.tsx'
import { describedBy, FieldGroup } from '../ui/field.tsx'
import { FileButton } from '../ui/file-button.tsx'
import { decodePicture } from '../ui/fit-picture.ts'
import { photoWords } from '../ui/photo-words.ts'
import { fileWords } from './file-words.ts'
import type { InputProps } from './input.ts'
import { drawnAs, isPicture, offered, prepareUpload } from './prepare-upload.ts'
import { ReceivedFile, SendingFile, SendsAbout } from './file-rows.tsx'
import { useUploads } from './use-uploads.ts'
import { useWaitingBytes, useWaitingHere } from './waiting-bytes.ts'

const CropPhoto = lazy(async () => ({ default: (await import('../ui/crop-photo.tsx')).CropPhoto }))

/** A document from the device or its camera, page by page; pictures are made small here before a weak line has to carry them. */
export function FileInput({ field, path, answer, frame, onAnswer }: InputProps<FileField>) {
  const text = useText()
  const { pages = 1, pixels } = field
  const documents = fileKind.documents?.(answer) ?? []
  const uploads = useUploads(path, documents, pages, (next) => onAnswer(path, next))
  const own = uploads.sendings.reduce((sum, { file }) => sum + file.size, 0) + useWaitingHere(documents)
  const ofStep = useWaitingBytes(own)
  const [refused, setRefused] = useState<Bilingual>()
  const [isPreparing, setIsPreparing] = useState(false)
  const [toCrop, setToCrop] = useState<{ source: string; file: File }>()

  const send = async (file: File) => {
    setIsPreparing(true)
    const prepared = await prepareUpload(field, file)
    setIsPreparing(false)
    if ('refused' in prepared) return setRefused(prepared.refused)
    return uploads.send(prepared.file)
  }
  const choose = (file: File) => {
    setRefused(undefined)
    if (!pixels || !isPicture(file.type)) return void send(file)
    const source = URL.createObjectURL(file)
    // Looked at before the window opens: a broken picture would leave it empty.
    return void decodePicture(source).then(
      () => setToCrop({ source, file }),
      () => (URL.revokeObjectURL(source), setRefused(photoWords.photoBroken)),
    )
  }
  const cropped = (photo?: File) => {
    if (toCrop) URL.revokeObjectURL(toCrop.source)
    setToCrop(undefined)
    if (photo) void send(photo)
  }

  const shown = { ...frame, error: refused ? text(refused) : frame.error }
  const button = { accepts: offered(field), isBusy: isPreparing, onChoose: choose, describedBy: describedBy(shown) }
  const isFull = pages > 1 && documents.length + uploads.sendings.length >= pages
  return (
    <FieldGroup {...shown}>
      {(documents.length > 0 || uploads.sendings.length > 0) && (
        <ul aria-live="polite" className="grid grid-cols-1 gap-2">
          {documents.map((id, index) => (
            <ReceivedFile key={id} id={id} page={pages > 1 ? index + 1 : undefined} onRemove={() => uploads.removeDocument(id)} />
          ))}
          {uploads.sendings.map((sending) => (
            <SendingFile
              key={sending.id}
              sending={sending}
              onRetry={() => uploads.retry(sending)}
              onRemove={() => uploads.drop(sending.id)}
            />
          ))}
        </ul>
      )}
      <SendsAbout bytes={own > 0 ? ofStep : 0} />
      {isFull ? (
        <p className="mt-1 text-sm text-muted">{text(fileWords.allPages, { n: pages })}</p>
      ) : (
        <div className="mt-1 flex flex-wrap items-center gap-2">
          <FileButton {...button} label={text(chooseLabel(pages, documents.length))} icon={<ImageUp aria-hidden size={18} />} />
          {offered(field).some(isPicture) && (
            <FileButton
              {...button}
              // Where there is no camera at hand, the button would only open the same files again.
              className="not-pointer-coarse:hidden"
              camera="environment"
              label={text(photoWords.photoCamera)}
              icon={<Camera aria-hidden size={18} />}
            />
          )}
        </div>
      )}
      {toCrop && pixels && (
        <Suspense>
          <CropPhoto
            source={toCrop.source}
            pixels={pixels}
            type={drawnAs(field, toCrop.file.type)}
            name={toCrop.file.name.replace(/\.\w+$/, '')}
            onDone={cropped}
            onCancel={() => cropped()}
          />
        </Suspense>
      )}
    </FieldGroup>
  )
}

const chooseLabel = (pages: number, count: number) => (count === 0 ? fileWords.choose : pages > 1 ? fileWords.addPage : fileWords.replace)
