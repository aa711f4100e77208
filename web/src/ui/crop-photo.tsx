import { useRef, useState } from 'react'
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { useText } from '../i18n/language.tsx'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'
import { photoWords } from './photo-words.ts'

/** SPEC.md section 5: a photo is 300 × 300 pixels. */
const side = 300

type Props = { source: string; onDone(photo: File): void; onCancel(): void }

/** Cuts the square and makes it small here in the browser: 7 KB go over the line instead of 7 MB. */
export function CropPhoto({ source, onDone, onCancel }: Props) {
  const text = useText()
  const image = useRef<HTMLImageElement>(null)
  const [crop, setCrop] = useState<PercentCrop>()
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
    if (image.current && crop) onDone(await cutSquare(image.current, crop))
  }
  return (
    <Modal
      isOpen
      size="lg"
      onClose={onCancel}
      title={text(photoWords.photoCrop)}
      actions={<Button onClick={() => void finish()}>{text(photoWords.photoUse)}</Button>}
    >
      <p className="mb-3 text-muted">{text(photoWords.photoCropHint)}</p>
      <ReactCrop
        ariaLabels={labels}
        aspect={1}
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
            setCrop(centerCrop(makeAspectCrop({ unit: '%', width: 80 }, 1, width, height), width, height))
          }
        />
      </ReactCrop>
    </Modal>
  )
}

async function cutSquare(image: HTMLImageElement, crop: PercentCrop): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const { naturalWidth: width, naturalHeight: height } = image
  const part = (percent: number, of: number) => (percent / 100) * of
  const pen = canvas.getContext('2d')
  if (pen) {
    // JPEG knows no transparency: what shows through a PNG would come out black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, side, side)
    pen.drawImage(image, part(crop.x, width), part(crop.y, height), part(crop.width, width), part(crop.height, height), 0, 0, side, side)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  return new File(blob ? [blob] : [], 'photo.jpg', { type: 'image/jpeg' })
}
