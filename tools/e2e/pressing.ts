import type { Locator, Page } from '@playwright/test'

/** Presses the mouse button on a part of the page, moves the pointer away, and releases the button there. */
export async function pressAndDrawAway(page: Page, pressed: Locator): Promise<void> {
  await pressed.hover()
  await page.mouse.down()
  await page.mouse.move(1, 1)
  await page.mouse.up()
}

/** The size of a telephone's screen in pixels, upright and turned on its side. */
export const turned = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]
