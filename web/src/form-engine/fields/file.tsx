import { Camera, ImageUp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { file as fileKind, type FileField } from '@wewb/domain/engine/fields/file'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useText } from '#lib/i18n/language.tsx'
import { getDescribedBy, FieldGroup } from '#components/inputs/field.tsx'
import { FileButton } from '#components/inputs/file-button.tsx'
import { decodeImage } from '#components/inputs/resize-image.ts'
import { PictureGuide } from '#components/inputs/picture-guide.tsx'
import { photoMessages } from '#components/inputs/photo-messages.ts'
import { fileMessages } from './file-messages.ts'
import type { InputProps } from './input-props.ts'
import { getOutputImageType, isImage, listAcceptedMediaTypes, prepareUpload } from './prepare-upload.ts'
import { UploadedFileRow, UploadingFileRow, UploadSizeHint } from './file-rows.tsx'
import { useUploads } from './use-uploads.ts'
import { usePendingBytesOfStep, usePendingBytesOf } from './pending-upload-size.ts'

const CropPhoto = lazy(async () => ({
  default: (await import('#components/inputs/crop-photo-dialog.tsx')).CropPhotoDialog,
}))

/** Uploads a document from the device or its camera, page by page; images are resized first to save bandwidth. */
export function FileInput({ field, path, answer, frame, onAnswer }: InputProps<FileField>) {
  const text = useText()
  const { pages = 1, pixels } = field
  const documents = fileKind.documents?.(answer) ?? []
  const uploads = useUploads(path, documents, pages, (next) => onAnswer(path, next))
  const own = uploads.sendings.reduce((sum, { file }) => sum + file.size, 0) + usePendingBytesOf(documents)
  const ofStep = usePendingBytesOfStep(own)
  const [rejection, setRejection] = useState<Bilingual>()
  const [isPreparing, setIsPreparing] = useState(false)
  const [toCrop, setToCrop] = useState<{ source: string; file: File }>()

  const send = async (file: File) => {
    setIsPreparing(true)
    const prepared = await prepareUpload(field, file)
    setIsPreparing(false)
    if ('rejection' in prepared) return setRejection(prepared.rejection)
    return uploads.send(prepared.file)
  }
  const choose = (file: File) => {
    setRejection(undefined)
    if (!pixels || !isImage(file.type)) return void send(file)
    const source = URL.createObjectURL(file)
    // Decodes the image before the dialog opens: a broken image would leave it empty.
    return void decodeImage(source).then(
      () => setToCrop({ source, file }),
      () => (URL.revokeObjectURL(source), setRejection(photoMessages.photoBroken)),
    )
  }
  const cropped = (photo?: File) => {
    if (toCrop) URL.revokeObjectURL(toCrop.source)
    setToCrop(undefined)
    if (photo) void send(photo)
  }

  const frameWithError = { ...frame, error: rejection ? text(rejection) : frame.error }
  const button = {
    accepts: listAcceptedMediaTypes(field),
    isBusy: isPreparing,
    onChoose: choose,
    describedBy: getDescribedBy(frameWithError),
  }
  const takesPictures = button.accepts.some(isImage)
  const isPortrait = pixels !== undefined && pixels.width === pixels.height
  const isFull = pages > 1 && documents.length + uploads.sendings.length >= pages
  return (
    <FieldGroup {...frameWithError}>
      {(documents.length > 0 || uploads.sendings.length > 0) && (
        <ul aria-live="polite" className="grid grid-cols-1 gap-2">
          {documents.map((id, index) => (
            <UploadedFileRow
              key={id}
              id={id}
              page={pages > 1 ? index + 1 : undefined}
              onRemove={() => uploads.removeDocument(id)}
            />
          ))}
          {uploads.sendings.map((sending) => (
            <UploadingFileRow
              key={sending.id}
              upload={sending}
              onRetry={() => uploads.retry(sending)}
              onRemove={() => uploads.drop(sending.id)}
            />
          ))}
        </ul>
      )}
      <UploadSizeHint bytes={own > 0 ? ofStep : 0} />
      {isFull ? (
        <p className="mt-1 text-sm text-muted">{text(fileMessages.allPages, { n: pages })}</p>
      ) : (
        <div className="mt-1 flex flex-wrap items-center gap-2">
          <FileButton
            {...button}
            label={text(chooseLabel(pages, documents.length))}
            icon={<ImageUp aria-hidden size={18} />}
          />
          {takesPictures && (
            <FileButton
              {...button}
              // Hidden on devices without a touch screen, where it would open the same file dialog.
              className="not-pointer-coarse:hidden"
              camera="environment"
              label={text(photoMessages.photoCamera)}
              icon={<Camera aria-hidden size={18} />}
            />
          )}
        </div>
      )}
      {takesPictures && !isFull && <PictureGuide kind={isPortrait ? 'portrait' : 'document'} />}
      {toCrop && pixels && (
        <Suspense>
          <CropPhoto
            source={toCrop.source}
            pixels={pixels}
            type={getOutputImageType(field, toCrop.file.type)}
            name={toCrop.file.name.replace(/\.\w+$/, '')}
            onDone={cropped}
            onCancel={() => cropped()}
          />
        </Suspense>
      )}
    </FieldGroup>
  )
}

const chooseLabel = (pages: number, count: number) =>
  count === 0 ? fileMessages.choose : pages > 1 ? fileMessages.addPage : fileMessages.replace
