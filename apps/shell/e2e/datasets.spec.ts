import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'

const osier = {
  resourcetype: 'DatasetResource',
  resource: { name: 'osier_genomics', display_name: 'Osier Genomics' },
  datatypes: ['Genomics'],
} as const

const calder = {
  resourcetype: 'DatasetResource',
  resource: { name: 'calder_cardiology', display_name: 'Calder Cardiology' },
  datatypes: ['Clinical Notes'],
} as const

test.beforeEach(async ({ app, page }) => app.signIn(page, accounts.internal))

test(
  'a dataset is opened, switched and left, and each is recorded',
  { tag: '@journey' },
  async ({ page, app }) => {
    await page.goto('/?tab=datasets')
    await page.getByRole('link', { name: 'Open Northfield Oncology' }).click()
    await expect(page).toHaveURL('/dv/northfield_oncology/')
    await page.getByRole('link', { name: /Survival/ }).click()
    await expect(page).toHaveURL('/dv/northfield_oncology/survival/')

    await page.getByRole('button', { name: 'Northfield Oncology' }).click()
    const switcher = page.getByRole('dialog', { name: 'Dataset' })
    // The switcher does not offer datasets that the app cannot use.
    await expect(switcher.getByRole('link', { name: /Osier Genomics/ })).toHaveCount(0)
    await switcher.getByRole('link', { name: 'Calder Cardiology' }).click()
    await expect(page).toHaveURL('/dv/calder_cardiology/survival/')
    await expect(page.getByRole('complementary', { name: 'Dataset' })).toContainText('calder')

    await page.getByRole('link', { name: 'All apps' }).click()
    await page.getByRole('button', { name: 'Calder Cardiology' }).click()
    await page.getByRole('link', { name: 'Leave dataset' }).click()
    await expect(page).toHaveURL('/')
    // Each change of dataset loads the page from the server, also in the switcher, so that the server
    // can record it.
    const opened: { dataset: string }[] = await app.server.query(
      `select detail->>'dataset' as dataset from audit_events where event = 'dataset_opened' order by id`,
    )
    expect(opened.map(({ dataset }) => dataset)).toEqual([
      'northfield_oncology',
      'calder_cardiology',
    ])
  },
)

test('an app that needs a dataset is taken to the first that it supports', async ({ page }) => {
  await page.goto('/genome-browser/region/7?x=1#end')
  await expect(page).toHaveURL('/dv/osier_genomics/genome-browser/region/7?x=1#end')
  await expect(page.getByRole('heading', { level: 1, name: 'Genome Browser' })).toBeVisible()
})

test('a dataset never changes without a word', async ({ page }) => {
  await page.goto('/dv/northfield_oncology/survival/step/2?tab=3#f')
  const switcher = page.getByRole('dialog', { name: 'Dataset' })
  const openSwitcher = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })

  // Switching keeps path, query and fragment. If the user leaves the dataset of an app that needs
  // one, the page asks for another.
  await openSwitcher('Northfield Oncology')
  await switcher.getByRole('link', { name: 'Calder Cardiology' }).click()
  await expect(page).toHaveURL('/dv/calder_cardiology/survival/step/2?tab=3#f')
  await openSwitcher('Calder Cardiology')
  await switcher.getByRole('link', { name: 'Leave dataset' }).click()
  await expect(page).toHaveURL('/survival/step/2?tab=3#f')
  await expect(heading('Choose a dataset')).toBeVisible()
  await page.reload()
  await expect(heading('Choose a dataset')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Northfield Oncology' }).click()
  await expect(page).toHaveURL('/dv/northfield_oncology/survival/step/2?tab=3#f')
  await page.goBack()
  await expect(heading('Choose a dataset')).toBeVisible()

  // If the app does not support the dataset, the page says so and does not open another dataset
  // instead.
  await page.goto('/dv/northfield_oncology/genome-browser/region?x=1')
  await expect(heading('This dataset does not suit the app')).toBeVisible()
  await openSwitcher('Northfield Oncology (not for this app)')
  await expect(switcher).toContainText('Genome Browser cannot be used with “Northfield Oncology”.')
  const appsHere = switcher.getByRole('link', { name: 'Apps in Northfield Oncology' })
  await expect(appsHere).toHaveAttribute('href', '/dv/northfield_oncology/')
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('link', { name: 'Osier Genomics' }).click()
  await expect(page).toHaveURL('/dv/osier_genomics/genome-browser/region?x=1')
})

test('a grant that is withdrawn is noticed in an open page, on coming back to it and on going on', async ({
  app,
  page,
}) => {
  await page.clock.install()
  await page.goto('/dv/osier_genomics/genome-browser/?x=1')
  await page.getByRole('heading', { level: 1, name: 'Genome Browser' }).waitFor()
  await app.server.import({ resources: [{ ...osier, to: [] }] })
  await page.clock.fastForward('05:01')
  await page.evaluate(() => {
    for (const visibilityState of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', {
        value: visibilityState,
        configurable: true,
      })
      document.dispatchEvent(new Event('visibilitychange'))
    }
  })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/not open to you|No supported data versions/)
  await expect(page).toHaveURL('/dv/osier_genomics/genome-browser/?x=1')
  await page.reload()
  await expect(heading).toHaveText(/not open to you|No supported data versions/)

  // Now access to Calder Cardiology ends while one of its pages is open, and the user follows a link of that page.
  await page.goto('/dv/calder_cardiology/support')
  await page.getByRole('heading', { level: 1, name: 'Support' }).waitFor()
  // Named from the list of resources: the access ends after the page has got the list.
  await page.getByRole('button', { name: 'Calder Cardiology' }).waitFor()
  await app.server.import({ resources: [{ ...calder, to: [] }] })
  await page.clock.fastForward('05:01')
  await page.getByRole('link', { name: 'Vestibule, home' }).click()
  await expect(heading).toHaveText('This dataset is not open to you')
})

test('a page that is no app ends at 404 within the first dataset', async ({ page }) => {
  await page.goto('/no-such-app')
  await expect(page).toHaveURL('/dv/northfield_oncology/no-such-app')
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
})

test('nothing of one dataset is fetched in the name of another', async ({ page }) => {
  await page.goto('/dv/northfield_oncology/survival/')
  await page.getByRole('heading', { level: 1, name: 'Survival' }).waitFor()
  const partners: (string | undefined)[] = []
  page.on('request', (request) => {
    // Skip requests that the page of the first dataset sends until the page of the second has replaced it: those
    // rightly name the first.
    if (!page.url().includes('/calder_cardiology/')) return
    if (request.url().includes('_api/')) partners.push(request.headers()['x-nfer-data-partner-id'])
  })
  await page.goto('/dv/calder_cardiology/survival/')
  await expect(page.getByRole('complementary', { name: 'Dataset' })).toContainText('calder')
  expect(partners).not.toContain('northfield')
})

test('full screen hides the bar, and brings it back under the pointer and the focus', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/dv/northfield_oncology/survival/')
  await page.getByRole('button', { name: 'Full screen' }).click()
  const bar = page.locator('.vb-app-bar-content')
  await page.mouse.move(600, 500)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(bar).not.toBeInViewport()
  await page.mouse.move(640, 2)
  await expect(bar).toBeInViewport()
  await page.mouse.move(600, 500)
  await page.keyboard.press('Shift+Tab')
  await expect(bar).toBeInViewport()
  await page.getByRole('button', { name: 'Leave full screen' }).click()
  const enter = page.getByRole('button', { name: 'Full screen' })
  await expect(enter).toBeFocused()
  await enter.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(enter).toBeFocused()
})
