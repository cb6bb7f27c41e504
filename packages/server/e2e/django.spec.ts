import { django } from './recipes/django.ts'
import {
  endSession,
  expect,
  halves,
  openSignedOut,
  signInAgain,
  signOut,
  statusOf,
  test,
} from './recipes/place.ts'

for (const way of halves[0]) {
  test(`Django ${way.name}: a form over the end of a session`, async ({ openPlace }) => {
    const place = await openPlace(django, way)
    const tabs = await place.openTabs()
    const page = await openSignedOut(tabs, `${place.app}/notes/`)
    const [robin] = await place.server.query<{ id: string }>(
      `select id from users where email = 'robin@vestibule.example'`,
    )
    await expect(page.getByRole('heading')).toHaveText(`Notes of ${robin?.id}`)
    const note = page.getByLabel('Note')
    const keep = page.getByRole('button', { name: 'Keep' })
    await note.fill('The first')
    await keep.click()
    await expect(page).toHaveURL(`${place.app}/notes/`)
    await expect(page.getByRole('listitem')).toHaveText(['The first'])

    await note.fill('Three hours of thought')
    await endSession(tabs, page)
    expect(await statusOf(page, place, '/notes/')).toBe(401)
    await signInAgain(tabs, page)
    await expect(note).toHaveValue('Three hours of thought')
    await keep.click()
    await expect(page.getByRole('listitem')).toHaveText(['The first', 'Three hours of thought'])

    // The platform removes its own cookies from requests to the app, so Django's cookies must have other names than the
    // platform's `sessionid` and `csrftoken`.
    const names = (await tabs.context.cookies(place.app)).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['django_sessionid', 'django_csrftoken']))

    await signOut(place, tabs)
    await tabs.show(page)
    expect(await statusOf(page, place, '/notes/')).toBe(401)
    await page.goto(`${place.app}/notes/`)
    await expect(page).toHaveURL(/\/auth\/signin/)
  })
}
