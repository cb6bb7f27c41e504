import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, TestInfo } from '@playwright/test'
import { looks } from './looks.ts'

/** The folder for the pictures. Only `npm run screens` sets it. */
export const picturesFolder = process.env['SCREENS_FOLDER']

/**
 * Takes a picture of the current page in each look. The file names are those that `npm run screens`
 * expects.
 */
export async function takePictures(page: Page, { file, title }: TestInfo): Promise<void> {
  const [, app = 'other'] = /[\\/]apps[\\/](\w+)/.exec(file) ?? []
  const name = title.replace(/(:| is) accessible.*/, '').replaceAll(/[^\w ,]/g, '')
  const folder = join(picturesFolder ?? '', app, name)
  await mkdir(folder, { recursive: true })
  for (const look of looks) {
    await page.setViewportSize({ width: look.width, height: look.height })
    await page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' })
    await page.evaluate((dir) => (document.documentElement.dir = dir), look.dir)
    await page.screenshot({ path: join(folder, `${look.name}.png`), animations: 'disabled' })
  }
}
