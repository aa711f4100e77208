import { useRef, useState } from 'react'
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { useText } from '../i18n/language.tsx'
import { Button } from './button.tsx'
import { drawn } from './fit-picture.ts'
import { Modal } from './modal.tsx'
import { photoWords } from './photo-words.ts'

export type Pixels = { width: number; height: number }

type Props = {
  source: string
  /** What comes out, exactly: 300 × 300 for a photo, 300 × 80 for a signature. */
  pixels: Pixels
  type?: 'image/jpeg' | 'image/png'
  /** What the file is called, without its ending. */
  name?: string
  onDone(photo: File): void
  onCancel(): void
}

/** Cuts the picture and makes it small here in the browser: 7 KB go over the line instead of 7 MB. */
export function CropPhoto({ source, pixels, type = 'image/jpeg', name = 'photo', onDone, onCancel }: Props) {
  const text = useText()
  const image = useRef<HTMLImageElement>(null)
  const [crop, setCrop] = useState<PercentCrop>()
  const aspect = pixels.width / pixels.height
  const corner = text(photoWords.photoCropCorner)
  const labels = {
    cropArea: text(photoWords.photoCropArea),
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
      onDone(new File([await cut(image.current, crop, pixels, type)], `${name}.${type === 'image/png' ? 'png' : 'jpg'}`, { type }))
  }
  return (
    <Modal
      isOpen
      size="lg"
      onClose={onCancel}
      title={text(photoWords.photoCrop)}
      actions={<Button onClick={() => void finish()}>{text(photoWords.photoUse)}</Button>}
    >
      <p className="mb-3 text-muted">{text(aspect === 1 ? photoWords.photoCropHint : photoWords.photoCropHintWide)}</p>
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

function cut(image: HTMLImageElement, crop: PercentCrop, pixels: Pixels, type: string): Promise<Blob> {
  const { naturalWidth, naturalHeight } = image
  const part = (percent: number, of: number) => (percent / 100) * of
  const [x, y, width, height] = [
    part(crop.x, naturalWidth),
    part(crop.y, naturalHeight),
    part(crop.width, naturalWidth),
    part(crop.height, naturalHeight),
  ]
  return drawn(pixels, type, 0.9, (pen) => pen.drawImage(image, x, y, width, height, 0, 0, pixels.width, pixels.height))
}
