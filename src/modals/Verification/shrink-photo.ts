import { DOCUMENT_MAX_BYTES, SIGNATURE_BYTES, documentType } from '#domain/player/verification.ts'

/** Safari draws no larger canvas: https://bugs.webkit.org/show_bug.cgi?id=195325. Enough to read any document. */
const MOST_PIXELS = 16_000_000
const QUALITY = 0.9
/** The sides of each try, relative to those of the one before. */
const STEP = 0.75
const TRIES = 6

/**
 * Makes a photo that is larger than a document may be small enough, as a JPEG that is the right way up. Returns null if
 * the file is no picture that this browser can read.
 */
export async function shrinkPhoto(file: File, mostBytes = DOCUMENT_MAX_BYTES): Promise<File | null> {
  if (!(await isPicture(file))) return null
  const address = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    return await drawSmaller(picture, file, mostBytes)
  } catch {
    // Not readable, or too large for the memory of the device.
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}

async function isPicture(file: File): Promise<boolean> {
  const start = await file
    .slice(0, SIGNATURE_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  return documentType(new Uint8Array(start))?.startsWith('image/') === true
}

async function drawSmaller(picture: HTMLImageElement, { name }: File, mostBytes: number): Promise<File | null> {
  const { naturalWidth: width, naturalHeight: height } = picture
  let scale = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)))
  for (let tries = 0; tries < TRIES; tries += 1) {
    const blob = await draw(picture, Math.round(width * scale), Math.round(height * scale))
    if (blob && blob.size <= mostBytes)
      return new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type })
    scale *= STEP
  }
  return null
}

/** Browsers turn the picture as its EXIF data says: its natural size and what is drawn are the right way up. */
function draw(picture: HTMLImageElement, width: number, height: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  // What is transparent would become black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
