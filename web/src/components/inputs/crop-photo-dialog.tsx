import { useRef, useState } from 'react'
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from './button.tsx'
import { renderToBlob } from './resize-image.ts'
import { Modal } from '#components/overlays/modal.tsx'
import { photoMessages } from './photo-messages.ts'

export type PixelSize = { width: number; height: number }

type Props = {
  source: string
  /** Exact size of the result: 300 × 300 for a photo, 300 × 80 for a signature. */
  pixels: PixelSize
  type?: 'image/jpeg' | 'image/png'
  /** File name without extension. */
  name?: string
  onDone(photo: File): void
  onCancel(): void
}

/** Crops and resizes the image in the browser: the upload is 7 KB instead of 7 MB. */
export function CropPhotoDialog({ source, pixels, type = 'image/jpeg', name = 'photo', onDone, onCancel }: Props) {
  const text = useText()
  const image = useRef<HTMLImageElement>(null)
  const [crop, setCrop] = useState<PercentCrop>()
  const aspect = pixels.width / pixels.height
  const corner = text(photoMessages.photoCropCorner)
  const labels = {
    cropArea: text(photoMessages.photoCropArea),
    nwDragHandle: corner,
    nDragHandle: corner,
    neDragHandle: corner,
    eDragHandle: corner,
    seDragHandle: corner,
    sDragHandle: corner,
    swDragHandle: corner,
    wDragHandle: corner,
  }
  const finish = async () => {
    if (image.current && crop)
      onDone(
        new File([await cut(image.current, crop, pixels, type)], `${name}.${type === 'image/png' ? 'png' : 'jpg'}`, {
          type,
        }),
      )
  }
  return (
    <Modal
      isOpen
      size="lg"
      onClose={onCancel}
      title={text(photoMessages.photoCrop)}
      actions={<Button onClick={() => void finish()}>{text(photoMessages.photoUse)}</Button>}
    >
      <p className="mb-3 text-muted">
        {text(aspect === 1 ? photoMessages.photoCropHint : photoMessages.photoCropHintWide)}
      </p>
      <ReactCrop
        ariaLabels={labels}
        aspect={aspect}
        minWidth={40}
        keepSelection
        {...(crop && { crop })}
        onChange={(_, percent) => setCrop(percent)}
      >
        <img
          ref={image}
          src={source}
          alt=""
          className="max-h-[55dvh]"
          onLoad={({ currentTarget: { width, height } }) =>
            setCrop(centerCrop(makeAspectCrop({ unit: '%', width: 80 }, aspect, width, height), width, height))
          }
        />
      </ReactCrop>
    </Modal>
  )
}

function cut(image: HTMLImageElement, crop: PercentCrop, pixels: PixelSize, type: string): Promise<Blob> {
  const { naturalWidth, naturalHeight } = image
  const part = (percent: number, of: number) => (percent / 100) * of
  const [x, y, width, height] = [
    part(crop.x, naturalWidth),
    part(crop.y, naturalHeight),
    part(crop.width, naturalWidth),
    part(crop.height, naturalHeight),
  ]
  return renderToBlob(pixels, type, 0.9, (pen) =>
    pen.drawImage(image, x, y, width, height, 0, 0, pixels.width, pixels.height),
  )
}
