import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DOCUMENT_MAX_BYTES } from '#domain/player/verification.ts'
import { shrinkPhoto } from '#src/modals/Verification/shrink-photo.ts'
import { openApp } from './support/open-app.tsx'
import { signIn } from './support/signed-in.ts'
import { say } from './support/texts.ts'

const LARGE_BYTES = 12_000_000

/** A picture whose left half is red and whose right half is blue. */
async function drawPicture(type: string, width = 400, height = 200): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#f00'
  context.fillRect(0, 0, width / 2, height)
  context.fillStyle = '#00f'
  context.fillRect(width / 2, 0, width / 2, height)
  return new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer())
}

/** Adds to a JPEG that its first row is the right side of the picture: it was taken with the phone upright. */
function turn(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1]
  const orientation = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
  const segment = [0xff, 0xe1, 0, exif.length + orientation.length + 2, ...exif, ...orientation]
  return new Uint8Array([...jpeg.subarray(0, 2), ...segment, ...jpeg.subarray(2)])
}

/** The file with as many bytes after its end as make it too large. */
function large(start: Uint8Array<ArrayBuffer>, name: string): File {
  return new File([start, new Uint8Array(LARGE_BYTES - start.length)], name)
}

async function colourAt(file: Blob, x: number, y: number): Promise<'red' | 'blue' | 'white'> {
  const bitmap = await createImageBitmap(file)
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const [red = 0, , blue = 0] = context?.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data ?? []
  return red > 200 && blue > 200 ? 'white' : red > blue ? 'red' : 'blue'
}

test('makes a photo fit, the right way up', async () => {
  const photo = large(turn(await drawPicture('image/jpeg')), 'passport.JPG')
  const small = await shrinkPhoto(photo)
  expect(small).toMatchObject({ name: 'passport.jpg', type: 'image/jpeg' })
  expect(small?.size).toBeLessThanOrEqual(DOCUMENT_MAX_BYTES)
  if (!small) return
  const { width, height } = await createImageBitmap(small)
  expect({ width, height }).toEqual({ width: 200, height: 400 })
  expect([await colourAt(small, 0.5, 0.1), await colourAt(small, 0.5, 0.9)]).toEqual(['red', 'blue'])
})

test('lowers the size step by step until the photo fits', async () => {
  const photo = large(await drawPicture('image/png', 1_200, 1_200), 'id.png')
  const small = await shrinkPhoto(photo, 9_000)
  expect(small?.size).toBeLessThanOrEqual(9_000)
  expect((await createImageBitmap(small ?? photo)).width).toBeLessThan(1_200)
})

test('leaves what is no readable picture', async () => {
  expect(await shrinkPhoto(large(new TextEncoder().encode('%PDF-1.7'), 'bill.pdf'))).toBeNull()
  expect(await shrinkPhoto(large(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'broken.jpg'))).toBeNull()
})

test('sends a photo that was too large, and says that it was made smaller', async () => {
  const { worker } = await openApp('/profile', {
    fill: signIn,
    commands: { verification: { add: async () => ({ ok: true, value: { key: 'key' } }) } },
  })
  await page.getByTestId('verification').getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: say('verification.title'), exact: true })
  const place = dialog.getByRole('region', { name: say('verification.kind.identity'), exact: true })
  await expect.element(place).toBeVisible()
  const transfer = new DataTransfer()
  transfer.items.add(large(await drawPicture('image/jpeg'), 'passport.jpg'))
  transfer.items.add(large(new TextEncoder().encode('%PDF-1.7'), 'bill.pdf'))
  place.element().dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }))
  await expect
    .element(place.getByRole('status'))
    .toHaveTextContent(say('verification.shrunk', { name: 'passport.jpg', max: 10 }))
  await expect.element(place.getByRole('alert')).toHaveTextContent(say('verification.problem.size', { max: 10 }))
  const [sent, ...others] = worker.getArguments('verification.add') as { kind: string; file: File }[]
  expect(others).toEqual([])
  expect(sent?.kind).toBe('identity')
  expect(sent?.file.size).toBeLessThanOrEqual(DOCUMENT_MAX_BYTES)
})
