import type { Page } from '@playwright/test'
import { expect, test, type App } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'

const otherUser = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Someone else has signed in' })
const otherCustomer = (page: Page) =>
  page.getByRole('alertdialog', { name: 'You act for another customer now' })

/**
 * Signs in another user in the same browser. The open page gets no message; only its cookies
 * change.
 */
async function signInElsewhere(
  app: App,
  page: Page,
  account: (typeof accounts)[keyof typeof accounts],
) {
  const other = await page.context().newPage()
  await app.signIn(other, account)
  await other.close()
}

async function chooseCustomer(page: Page, name: string) {
  await page.goto('/auth/impersonate/select-customer?next=/')
  await page.getByText(name).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/You are acting for/)).toContainText(name)
}

/**
 * Acts as if the user had come back to the tab. The browser itself sends no such event, because all tabs of a test stay
 * visible.
 */
async function comeBack(page: Page) {
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/**
 * Expects that, after the user has signed in again, the page says that the ticket was not sent, and shows no error any
 * more.
 */
async function expectToSendAgain(page: Page) {
  await expect(page.getByText(/Your ticket was not sent: please send it again/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
}

const ticketsOf = (app: App) =>
  app.server.query<{ subject: string; email: string }>(
    'select t.subject, u.email from tickets t join users u on u.id = t.user_id order by t.subject',
  )

test('a ticket and an answer for someone else: nothing is sent, shown or lost', async ({
  app,
  page,
}) => {
  await app.signIn(page, accounts.external)
  await page.goto('/support')
  await page.getByLabel('Subject').fill('Words of Ada')
  await page.getByLabel('Description').fill('Of Northfield')

  await signInElsewhere(app, page, accounts.explore)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(otherUser(page)).toBeVisible()
  await expect(otherUser(page)).toContainText('unsaved work')
  await expect(page.getByLabel('Subject')).toHaveValue('Words of Ada')
  expect(await ticketsOf(app)).toEqual([])

  // When Ada signs in again, her page comes back with what she typed.
  await signInElsewhere(app, page, accounts.external)
  await comeBack(page)
  await expect(otherUser(page)).toHaveCount(0)
  await expectToSendAgain(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Ticket sent').first()).toBeVisible()
  expect(await ticketsOf(app)).toMatchObject([{ email: accounts.external.email }])
})

test('a list for someone else is neither shown nor kept', async ({ app, page }) => {
  const send = async (subject: string) => {
    await page.goto('/support')
    await page.getByLabel('Subject').fill(subject)
    await page.getByLabel('Description').fill('Words')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Ticket sent').first()).toBeVisible()
  }
  await app.signIn(page, accounts.explore)
  await send('Written by Oskar')
  await app.signIn(page, accounts.external)
  await send('Written by Ada')
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: /^Welcome, Ada/ }).waitFor()

  await signInElsewhere(app, page, accounts.explore)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click()
  await expect(otherUser(page)).toBeVisible()
  await expect(page.getByText('Written by Oskar')).toHaveCount(0)

  // When Ada signs in again, the page has kept nothing of Oskar in its cache.
  await signInElsewhere(app, page, accounts.external)
  await comeBack(page)
  await expect(otherUser(page)).toHaveCount(0)
  const tickets = page.getByRole('region', { name: 'Your tickets' })
  await expect(tickets.getByText('Written by Ada')).toBeVisible()
  await expect(page.getByText('Written by Oskar')).toHaveCount(0)
})

test('reads and documents of two windows', async ({ app, page, context }) => {
  await app.signIn(page, accounts.docsAdmin)
  await page.goto('/dv/northfield_oncology/survival/')
  await page.getByRole('banner').getByRole('button', { name: 'Documentation' }).click()
  const panel = page.getByRole('dialog', { name: 'Documentation' })
  const note = page.getByRole('textbox', { name: 'Short note', includeHidden: true })
  await note.fill('Written by Dana')
  const second = await context.newPage()
  await second.goto('/support')
  await expect(second.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
  const documents = () => app.server.query('select * from documents order by id')
  const before = await documents()

  await signInElsewhere(app, page, accounts.explore)
  await panel.getByRole('button', { name: 'Save Document' }).click()
  await expect(otherUser(page)).toBeVisible()
  await expect(note).toHaveValue('Written by Dana')
  expect(await documents()).toEqual(before)

  // The second window only reads, so it has no unsaved work. It notices the other user at its next
  // request. If it has noticed already, a dialog covers the link, so click it by script.
  const home = second.getByRole('link', { name: 'Vestibule', includeHidden: true }).first()
  await home.evaluate((link: HTMLElement) => link.click())
  await expect(otherUser(second)).toBeVisible()
  await expect(otherUser(second)).not.toContainText('unsaved work')
  await otherUser(second).getByRole('button', { name: 'Reload' }).click()
  await expect(second.getByRole('button', { name: /^Oskar/ })).toBeVisible()

  await signInElsewhere(app, page, accounts.docsAdmin)
  await comeBack(page)
  await expect(otherUser(page)).toHaveCount(0)
  await panel.getByRole('button', { name: 'Save Document' }).click()
  await expect(page.getByText('Document saved successfully').first()).toBeVisible()
})

test('terms and customers are decided for nobody else', async ({ app, page, context }) => {
  const password = accounts.staff.password
  await app.server.import({
    users: [
      {
        email: 'lea@fenwick.example',
        first_name: 'Lea',
        last_name: 'Moor',
        organization: 'fenwick',
        sign_in_method: 'password',
        password,
        eulas_accepted: ['terms-of-use'],
      },
    ],
  })
  const changed = 'Someone else is signed in in this browser now, or acts for another customer.'
  await app.signIn(page, { email: 'lea@fenwick.example', password })
  await page.goto('/auth/eula?next=/')
  await page.getByRole('checkbox').check()
  await signInElsewhere(app, page, accounts.staff)
  const accepted = () => app.server.query('select * from eula_acceptances order by 1, 2')
  const before = await accepted()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('alert').getByText(changed)).toBeVisible()
  await page.getByRole('button', { name: /Decline/ }).click()
  await expect(page.getByRole('alert').getByText(changed)).toBeVisible()
  expect(await accepted()).toEqual(before)

  const staff = await context.newPage()
  await staff.goto('/auth/impersonate/select-customer?next=/')
  await staff.getByText('Calder Oncology Group').click()
  await signInElsewhere(app, page, accounts.external)
  await staff.getByRole('button', { name: 'Continue' }).click()
  await expect(staff.getByRole('alert').getByText(changed)).toBeVisible()
  await staff.getByRole('link', { name: 'Reload this page' }).click()
  await expect(staff.getByRole('alert').getByText(changed)).toHaveCount(0)
  expect(await app.server.query('select * from sessions where acting_for_id is not null')).toEqual(
    [],
  )
})

test('acting for a customer is followed by every tab, and no words go astray', async ({
  app,
  page,
  context,
}) => {
  await app.signIn(page, accounts.staff)
  const writing = await context.newPage()
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor()
  await writing.goto('/support')
  await writing.getByLabel('Subject').fill('Meant for us')
  await writing.getByLabel('Description').fill('Not for Calder')
  const approving = await context.newPage()
  await approving.goto('/device')
  const code = approving.getByLabel('Code on the device')
  await code.fill('AB12CD')

  const chooser = await context.newPage()
  await chooseCustomer(chooser, 'Calder Oncology Group')
  await comeBack(page)
  await expect(page.getByText(/You are acting for/)).toContainText('Calder Oncology Group')
  // The tab with the ticket learns that its user now acts for a customer when the server refuses the ticket.
  await writing.getByRole('button', { name: 'Send' }).click()
  await expect(otherCustomer(writing)).toBeVisible()
  await expect(writing.getByLabel('Subject')).toHaveValue('Meant for us')
  expect(await ticketsOf(app)).toEqual([])
  await code.press('Enter')
  await expect(otherCustomer(approving)).toBeVisible()
  // The dialog says what happened. The page behind it shows no error of its own, and keeps what was
  // typed.
  await expect(code).toHaveValue('AB12CD')
  for (const behind of [writing, approving])
    await expect(behind.getByText(/Something went wrong/)).toHaveCount(0)

  await chooser.getByRole('button', { name: 'Stop acting' }).click()
  await expect(chooser.getByText(/You are acting for/)).toHaveCount(0)
  await comeBack(page)
  await expect(page.getByText(/You are acting for/)).toHaveCount(0)
  await comeBack(writing)
  await expect(otherCustomer(writing)).toHaveCount(0)
  await expectToSendAgain(writing)
  await expect(writing.getByText(/signed in again/)).toHaveCount(0)
  await writing.getByRole('button', { name: 'Send' }).click()
  await expect(writing.getByText('Ticket sent').first()).toBeVisible()
  expect(await ticketsOf(app)).toMatchObject([{ subject: 'Meant for us' }])
})
