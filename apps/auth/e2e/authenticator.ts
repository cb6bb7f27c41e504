import { execFileSync } from 'node:child_process'
import type { Locator } from '@playwright/test'
import { TOTP } from 'otpauth'
import { decodeQR } from 'qr/decode.js'
import { findDebianTool } from '../../../tools/debian.mjs'

const stepMs = 30_000

/**
 * Returns the code that an authenticator app with the key `secret` (in base 32) shows `steps` times 30 seconds from
 * now. oathtool computes the code if it is installed, otherwise the library otpauth.
 */
export function codeOf(secret: string, steps = 0): string {
  const at = new Date(Date.now() + steps * stepMs)
  const oathtool = findDebianTool('oathtool', 'oathtool')
  if (oathtool === undefined) return new TOTP({ secret }).generate({ timestamp: at.getTime() })
  const now = `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`
  return execFileSync(oathtool, ['--totp', '--base32', `--now=${now}`, secret], {
    encoding: 'utf8',
  }).trim()
}

/**
 * Reads a QR code from a screenshot of the element `shown`. zbar reads the code if it is installed, otherwise the
 * library qr.
 */
export async function readQrCode(shown: Locator): Promise<string> {
  const picture = await shown.screenshot({ scale: 'css' })
  const zbarimg = findDebianTool('zbarimg', 'zbar-tools')
  if (zbarimg === undefined) return decodeQR(await pixelsOf(shown, picture))
  const read = execFileSync(zbarimg, ['--quiet', '--raw', '-'], {
    input: picture,
    stdio: ['pipe', 'pipe', 'ignore'],
    encoding: 'utf8',
  })
  return read.trim()
}

/** Returns the pixels of a PNG, which the browser decodes. */
async function pixelsOf(shown: Locator, picture: Buffer) {
  const { width, height, data } = await shown.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
    return { width: bitmap.width, height: bitmap.height, data: [...pixels] }
  }, picture.toString('base64'))
  return { width, height, data: Uint8Array.from(data) }
}
