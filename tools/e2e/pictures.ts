import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, TestInfo } from '@playwright/test'
import { looks } from './looks.ts'

/** Set by `npm run screens`. */
export const picturesFolder = process.env['SCREENS_FOLDER']

/** Takes a picture of the page as it is in each look, by the names that the sheet of `npm run screens` expects. */
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
