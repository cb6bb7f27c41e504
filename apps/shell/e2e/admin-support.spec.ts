import { createSmtpMailer, signIn, startSmtpReceiver } from '../../../tools/e2e/test-server.ts'
import { expect, test as base } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'
import { administrator, giveRole, makeInternal, signInAsAdministrator } from './administrators.ts'

const desk = 'desk@vestibule.example'

interface MailServer {
  readonly url: string
  /** All mails that the receiver has got from the server, as sent. */
  readonly mails: () => readonly { readonly to: string[]; readonly raw: string }[]
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
}

/** The server sends its mails by SMTP to a receiver, which the test can stop and start. */
const test = base.extend<{ mailServer: MailServer }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the names of fixtures there.
  mailServer: async ({}, provide) => {
    let receiver = await startSmtpReceiver()
    const { port, url } = receiver
    const before: { to: string[]; raw: string }[] = []
    await provide({
      url,
      mails: () => [...before, ...receiver.received],
      stop: () => receiver.close(),
      start: async () => {
        before.push(...receiver.received)
        receiver = await startSmtpReceiver({}, port)
      },
    })
    await receiver.close()
  },
  serverOptions: async ({ mailServer: { url } }, provide) => {
    const mailer = createSmtpMailer(url, 'Vestibule <no-reply@vestibule.example>')
    await provide({ mailer, env: { SMTP_URL: url, NOTIFY_EMAIL: desk } })
    mailer.close()
  },
})

const lastCodeIn = (mailServer: MailServer) => async (email: string) => {
  const codes = () =>
    mailServer
      .mails()
      .filter(({ to }) => to.includes(email))
      .flatMap(({ raw }) => /^(\d{6})\r?$/m.exec(raw)?.[1] ?? [])
  await expect.poll(() => codes().length).toBeGreaterThan(0)
  return codes().at(-1) ?? ''
}

test(
  'the mail server broke: the first row of the overview leads to the mails, and all are sent',
  { tag: '@journey' },
  async ({ app, page, mailServer }) => {
    await makeInternal(app, administrator)
    await giveRole(app, administrator, 'platform-admin')
    await signInAsAdministrator(page, app, '/admin/', lastCodeIn(mailServer))
    await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible()
    await mailServer.stop()
    const ada = await signIn(app.server, accounts.external.email, accounts.external.password)
    await ada.post('/issueapi/v2/tickets', {
      subject: 'Charts are empty',
      description: 'Since this morning',
      category: 'problem',
    })

    await page.reload()
    const first = page.getByRole('main').getByRole('listitem').filter({ hasText: 'mail' }).first()
    await expect(first).toContainText('1 mail could not be sent')
    await expect(first).toContainText('The mail server answers')
    await expect(
      page.getByRole('link', { name: 'Health and settings something failed' }),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Support 1 waiting' })).toBeVisible()
    await first.getByRole('link', { name: 'Outgoing mails' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Outgoing mails' })).toBeFocused()
    const mails = page.getByRole('table', { name: 'Outgoing mails' })
    const row = mails.getByRole('row', { name: /^Notice to operators/ })
    await expect(row).toContainText('@vestibule.example')
    await expect(row).not.toContainText(desk)

    const sendAll = page.getByRole('main').getByRole('button', { name: 'Send all now' })
    const dialog = page.getByRole('alertdialog', { name: 'Send the mail that waits now?' })
    await sendAll.click()
    await dialog.getByRole('button', { name: 'Send all now' }).click()
    await expect(page.getByText('1 mail waits still').first()).toBeVisible()

    await mailServer.start()
    await sendAll.click()
    await dialog.getByRole('button', { name: 'Send all now' }).click()
    await expect(page.getByText('All mails are sent').first()).toBeVisible()
    await expect(page.getByText('No mail waits.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Health and settings', exact: true })).toBeVisible()
    expect(mailServer.mails().filter(({ to }) => to.includes(desk))).toHaveLength(1)

    await page.getByRole('button', { name: 'Send a test mail' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send a test mail' }).click()
    await expect(
      page.getByText(`A test mail is on its way to ${administrator.email}`).first(),
    ).toBeVisible()
  },
)

base(
  '“I was given a code”: it leads to the ticket and to every event of the request',
  async ({ app, page }) => {
    await makeInternal(app, administrator)
    await giveRole(app, administrator, 'platform-admin')
    const ada = await signIn(app.server, accounts.external.email, accounts.external.password)
    await ada.post('/issueapi/v2/tickets', {
      subject: 'Charts are empty',
      description: 'Since this morning',
      category: 'problem',
      support_code: '4KQ7-M2XD',
    })
    await signInAsAdministrator(page, app, '/admin/')
    await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible()

    const find = page.getByRole('combobox', { name: /support code$/ })
    await page.keyboard.press('Control+k')
    await find.fill('4kq7-m2xd')
    await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText(
      'Charts are empty',
    )
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Charts are empty' })).toBeVisible()

    await page.getByLabel('Your answer').fill('Please load the page again.')
    await page
      .getByRole('region', { name: 'Answer' })
      .getByRole('button', { name: 'Answer' })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send the answer' }).click()
    await expect(page.getByText(/^Ada .* has an answer$/).first()).toBeVisible()
    await expect(page.getByLabel('Your answer')).toHaveValue('')
    await expect(page.getByText('Please load the page again.')).toBeVisible()
    await expect.poll(() => app.outbox.count(accounts.external.email)).toBe(1)

    await page.keyboard.press('Control+k')
    await find.fill('4KQ7-M2XD')
    await page.getByRole('option', { name: /^Every event of the request/ }).click()
    const events = page.getByRole('table', { name: 'Audit' })
    await expect(events.getByRole('row', { name: /Ada .*Filed a ticket/ })).toBeVisible()

    // The search for a name leads to the page of the person.
    await page.keyboard.press('Control+k')
    await find.fill('oskar')
    await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText(
      'oskar@calder.example',
    )
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/users\/.+/)

    await page.goto('/admin/support/')
    await expect(page.getByText('No ticket is open')).toBeVisible()
    await page.getByRole('button', { name: 'State: Open' }).click()
    await page.getByRole('menuitem', { name: 'Answered' }).click()
    await expect(page.getByRole('row', { name: /Charts are empty/ })).toContainText('Answered')
  },
)
