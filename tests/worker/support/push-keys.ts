import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'

const TAG_BYTES = 16
/** The last record of a message ends with this byte and zeros. */
const LAST_RECORD = 2

/** A subscription at the push service of the stand-in, as `id`. */
export function createBrowserKeys(port: number, id: string) {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint: `http://127.0.0.1:${port}/push-service/${id}`,
      keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** Decrypts a message as a browser does (RFC 8188 and 8291). */
    decrypt(body: string): string {
      const bytes = Buffer.from(body, 'base64url')
      const salt = bytes.subarray(0, 16)
      const keyLength = bytes.readUInt8(20)
      const sender = bytes.subarray(21, 21 + keyLength)
      const encrypted = bytes.subarray(21 + keyLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender])
      const key = derive(pair.computeSecret(sender), auth, info, 32)
      const contentKey = derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce)
      decipher.setAuthTag(encrypted.subarray(-TAG_BYTES))
      const padded = Buffer.concat([decipher.update(encrypted.subarray(0, -TAG_BYTES)), decipher.final()])
      return padded.subarray(0, padded.lastIndexOf(LAST_RECORD)).toString()
    },
  }
}

/** Whether the Authorization header of a message is signed with the key that the operator published (RFC 8292). */
export function isSigned(authorization: string, publicKey: string): boolean {
  const [, head = '', claims = '', signature = '', key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const
  return (
    key === publicKey && verify('sha256', Buffer.from(`${head}.${claims}`), signer, Buffer.from(signature, 'base64url'))
  )
}

function derive(secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
