import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'

test('an unsent ticket outlives navigations, a reload and a refusal, for its user alone', async ({
  app,
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  const subject = page.getByLabel('Subject')
  await app.signIn(page, accounts.external)
  await page.goto('/support')
  await subject.fill('Half a')
  await page.getByLabel('Description').fill('ticket')

  // The draft survives opening an app, coming back, and a reload.
  await page.goto('/dv/northfield_oncology/survival/')
  await page.getByRole('heading', { level: 1, name: 'Survival' }).waitFor()
  await page.goto('/support')
  await expect(subject).toHaveValue('Half a')
  await expect(page.getByText(/^Your unsent ticket of .* is back/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Description')).toHaveValue('ticket')

  // In another dataset the form has a draft of its own, which is still empty.
  await page.goto('/dv/northfield_oncology/support')
  await expect(subject).toHaveValue('')

  // The server fails to store the ticket, and the user goes to another page. The draft stays.
  await page.goto('/support')
  await expect(subject).toHaveValue('Half a')
  await page.route('**/issueapi/v2/tickets**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, body: '' })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Something went wrong. Try again later.')).toBeVisible()
  await page.unroute('**/issueapi/v2/tickets**')
  // A refusal without a message, which this server never sends.
  await page.route('**/issueapi/v2/tickets**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ json: { success: false } })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('No Results')
  await page.unroute('**/issueapi/v2/tickets**')
  await page.goto('/')
  await page.goto('/support')
  await expect(subject).toHaveValue('Half a')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Ticket sent').first()).toBeVisible()
  await page.reload()
  await expect(subject).toHaveValue('')

  // The server stores the ticket, but its answer is lost. The user sends it again, also after a
  // reload, and still it is filed only once.
  await subject.fill('Lost on the way')
  await page.getByLabel('Description').fill('back')
  let answers = 0
  await page.route('**/issueapi/v2/tickets**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    answers += (await route.fetch()).status() === 201 ? 1 : 0
    await route.abort('connectionreset')
  })
  const send = page.getByRole('button', { name: 'Send' })
  await send.click()
  await expect.poll(() => answers).toBe(1)
  await send.click()
  await expect.poll(() => answers).toBe(2)
  await page.unroute('**/issueapi/v2/tickets**')
  await page.reload()
  const list = page.getByRole('region', { name: 'Your tickets' }).getByRole('listitem')
  const lost = list.filter({ hasText: 'Lost on the way' })
  await expect(lost).toHaveCount(1)
  await expect(subject).toHaveValue('Lost on the way')
  await send.click()
  await expect(page.getByText('Ticket sent').first()).toBeVisible()
  await expect(subject).toHaveValue('')
  await expect(lost).toHaveCount(1)
  await page.reload()
  await expect(list).toHaveCount(2)

  // The next user in the same tab does not find the draft.
  await subject.fill('For my eyes')
  await app.signIn(page, accounts.internal)
  await page.goto('/support')
  await expect(subject).toHaveValue('')
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('my eyes')
})
