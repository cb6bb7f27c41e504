import {
  closedSockets,
  endGrants,
  endSession,
  expect,
  halves,
  openSignedOut,
  signInAgain,
  statusOf,
  test,
} from './recipes/place.ts'
import { shiny } from './recipes/shiny.ts'

for (const way of halves[1]) {
  test(`Shiny ${way.name}: over the end of a session`, async ({ openPlace }) => {
    const place = await openPlace(shiny, way)
    const tabs = await place.openTabs()
    const page = await openSignedOut(tabs, `${place.app}/`)
    const cohort = page.getByLabel('Cohort')
    const who = page.locator('#who')
    await cohort.fill('Adults')
    await expect(who).toHaveText('Adults for robin@vestibule.example')
    await endSession(tabs, page)
    expect(await statusOf(page, place, '/')).toBe(401)
    if (way.isServed) await expect.poll(() => closedSockets(page)).toContain(4401)
    await signInAgain(tabs, page)
    await expect(cohort).toHaveValue('Adults')
    // Wait until Shiny has removed its grey layer, through which a person could not type: Shiny would not send what the
    // test typed before.
    await expect(page.locator('#shiny-disconnected-overlay')).toHaveCount(0)
    await cohort.fill('Adults, 2026')
    await expect(who).toHaveText('Adults, 2026 for robin@vestibule.example')
    await endGrants(place, shiny)
    expect(await statusOf(page, place, '/')).toBe(403)
    if (way.isServed) await expect.poll(() => closedSockets(page)).toContain(4403)
  })
}
