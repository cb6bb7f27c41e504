import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../../../tools/e2e/accessibility.ts'
import { expect, people, test } from './notes-page.ts'

const fullNote = (page: Page) => page.getByRole('textbox', { name: 'Full note', exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const notice = (page: Page, text: string) =>
  expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible()

async function edit(page: Page, text: string) {
  await press(page, 'Edit Document')
  await expect(fullNote(page)).not.toHaveValue('')
  await fullNote(page).fill(text)
}

test(
  'an admin writes a new document, and a reader sees it',
  { tag: '@journey' },
  async ({ notes }) => {
    const admin = await notes.open(people.admin, '?doc=home.banner')
    await admin.getByRole('textbox', { name: 'Short note' }).fill('What the **banner** says.')
    await fullNote(admin).fill('# Banner\n\nIt says what is new.')
    const preview = admin.getByRole('region', { name: 'Live preview' })
    await expect(preview.getByRole('heading', { name: 'Banner' })).toBeVisible()
    await expectAccessible(admin)
    await press(admin, 'Save Document')
    await notice(admin, 'Document saved successfully')
    const frame = admin.frameLocator('iframe')
    await expect(frame.getByRole('heading', { name: 'Banner' })).toBeVisible()

    const reader = await notes.open(people.reader)
    const tooltip = reader.getByRole('tooltip')
    // While the page arrives, the icon may move away from under the pointer. Point at it again until
    // the tooltip is shown.
    await expect(async () => {
      await reader.mouse.move(0, 0)
      await reader.getByRole('button', { name: 'About Banner' }).hover()
      await expect(tooltip).toContainText('What the banner says.', { timeout: 5000 })
    }).toPass()
    await expect(tooltip.locator('strong')).toHaveText('banner')
  },
)

test('what is aimed at external users is not seen by an internal one', async ({ notes }) => {
  const admin = await notes.open(people.admin, '?doc=home.banner')
  await admin.getByRole('textbox', { name: 'Short note' }).fill('For others.')
  await admin.getByRole('combobox', { name: 'Audience' }).press('ArrowDown')
  await admin.getByRole('option', { name: 'External' }).click()
  await admin.keyboard.press('Escape')
  await press(admin, 'Save Document')
  await notice(admin, 'Document saved successfully')
  await admin.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(admin.getByRole('dialog')).toHaveCount(0)
  await expect(admin.getByRole('button', { name: 'About Banner' })).toBeVisible()
  await admin.getByRole('button', { name: /^View as/ }).click()
  await admin.getByRole('option', { name: 'Internal' }).click()
  await expect(admin.getByRole('button', { name: 'About Banner' })).toHaveCount(0)

  const reader = await notes.open(people.reader)
  await expect(reader.getByRole('button', { name: 'About Datasets' })).toBeVisible()
  await expect(reader.getByRole('button', { name: 'About Banner' })).toHaveCount(0)
})

test('a document of a data partner is read, shown and deleted in its scope', async ({ notes }) => {
  const admin = await notes.open(people.admin, '?doc=home.banner&partner=northfield')
  await fullNote(admin).fill('# Of Northfield')
  await press(admin, 'Save Document')
  await notice(admin, 'Document saved successfully')
  const heading = admin.frameLocator('iframe').getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Of Northfield')

  const elsewhere = await notes.open(people.admin, '?doc=home.banner')
  await expect(elsewhere.getByRole('button', { name: 'Save Document' })).toBeVisible()
  await fullNote(elsewhere).fill('# Of the platform')
  await press(elsewhere, 'Save Document')
  await notice(elsewhere, 'Document saved successfully')

  await press(admin, 'Edit Document')
  await press(admin, 'Delete')
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await notice(admin, 'Document deleted successfully')
  await notes.visit(admin, '?doc=home.banner&partner=northfield')
  await expect(heading).toHaveText('Of the platform')
})

test('the second of two admins who save sees both texts, and loses neither', async ({ notes }) => {
  const first = await notes.open(people.admin, '?doc=home.datasets')
  const second = await notes.open(people.admin, '?doc=home.datasets')
  await edit(first, '# Theirs')
  await edit(second, '# Mine')
  await press(first, 'Update document')
  await notice(first, 'Document saved successfully')

  await press(second, 'Update document')
  await notice(second, 'Failed to save document')
  await expect(second.getByRole('textbox', { name: 'Full note: Yours' })).toHaveValue('# Mine')
  const theirs = second.getByRole('textbox', { name: 'Full note: Saved meanwhile' })
  await expect(theirs).toHaveValue('# Theirs')
  await expect(second.getByRole('button', { name: 'Update document' })).toBeDisabled()
  await expectAccessible(second)
  await second.getByRole('textbox', { name: 'Full note: Yours' }).fill('# Mine and theirs')
  await press(second, 'Keep yours')
  await press(second, 'Update document')
  await notice(second, 'Document saved successfully')
  const frame = second.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'Mine and theirs' })).toBeVisible()
})

test('a role that is revoked in mid-edit keeps the text and says why', async ({ notes, app }) => {
  const admin = await notes.open(people.admin, '?doc=home.datasets')
  await edit(admin, '# Mine')
  await app.server.query("delete from user_roles where role = 'docs-admin'")
  await press(admin, 'Update document')
  await notice(admin, 'Failed to save document')
  await expect(admin.getByRole('alert').filter({ hasText: 'You may no longer edit' })).toBeVisible()
  await expect(fullNote(admin)).toHaveValue('# Mine')
  // The server has refused the change, so readers still see the old document.
  const reader = await notes.open(people.reader, '?doc=home.datasets')
  const frame = reader.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'Datasets', exact: true })).toBeVisible()
})

test('a session that ends in mid-edit costs nothing: sign in again and save', async ({
  notes,
  app,
}) => {
  const admin = await notes.open(people.admin, '?doc=home.datasets')
  await edit(admin, '# Mine')
  await app.server.query('delete from sessions')
  await press(admin, 'Update document')
  await notice(admin, 'Failed to save document')
  await expect(admin.getByRole('alert').filter({ hasText: 'Your session has ended' })).toBeVisible()

  await admin.context().clearCookies()
  await app.signIn(admin, people.admin)
  await press(admin, 'Update document')
  await notice(admin, 'Document saved successfully')
  await expect(admin.frameLocator('iframe').getByRole('heading', { name: 'Mine' })).toBeVisible()
})

test('unsaved text comes back after a reload, and to nobody else', async ({ notes, app }) => {
  const admin = await notes.open(people.admin, '?doc=home.datasets')
  await edit(admin, '# Mine')
  const asked = admin.waitForEvent('dialog')
  const reloaded = admin.reload()
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.accept()
  await reloaded
  await expect(fullNote(admin)).toHaveValue('# Mine')
  await expect(admin.getByText(/Your unsaved changes of .* are back/)).toBeVisible()

  // Another user signs in in the same browser.
  await admin.context().clearCookies()
  await app.signIn(admin, people.reader)
  admin.on('dialog', (dialog) => void dialog.accept())
  await notes.visit(admin)
  expect(await admin.evaluate(() => Object.keys(sessionStorage))).toEqual([])
})

test('nothing is dropped unasked: Close, Escape, Back and leaving the page', async ({ notes }) => {
  const admin = await notes.open(people.admin)
  await admin.getByRole('button', { name: 'About Datasets' }).click()
  await edit(admin, '# Mine')
  const question = admin.getByRole('alertdialog', { name: 'Discard unsaved changes?' })
  const attempts = [
    () => press(admin, 'Close'),
    () => admin.keyboard.press('Escape'),
    () => admin.evaluate(() => window.history.back()),
    () => admin.evaluate(() => Reflect.get(window, 'askToLeave')()),
  ]
  for (const attempt of attempts) {
    // For a moment after a question has closed, the panel cannot ask again, so repeat the attempt.
    await expect(async () => {
      await attempt()
      await expect(question).toBeVisible({ timeout: 5000 })
    }).toPass()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(question).toHaveCount(0)
    await expect(fullNote(admin)).toHaveValue('# Mine')
    await expect(admin).toHaveURL(/doc=home\.datasets/)
  }
  await press(admin, 'Close')
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(admin.getByRole('dialog')).toHaveCount(0)
  await expect(admin).not.toHaveURL(/doc=/)
})

test('a document that is deleted and opened again within the second stays open', async ({
  notes,
}) => {
  const admin = await notes.open(people.admin, '?doc=home.datasets')
  await admin.clock.install()
  await press(admin, 'Edit Document')
  await press(admin, 'Delete')
  const question = admin.getByRole('alertdialog', { name: 'Delete this document?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(admin.getByText('This document is deleted.')).toBeVisible()
  // A second after the deletion the panel closes by itself. Close it and open the document again before that: by
  // changing the URL, as links do, because clicks would be too slow.
  await admin.evaluate(() => {
    window.history.pushState(null, '', '/notes/')
    window.history.pushState(null, '', '/notes/?doc=home.datasets')
  })
  await notice(admin, 'Document deleted successfully')
  await expect(admin.getByRole('button', { name: 'Save Document' })).toBeVisible()
  await admin.clock.fastForward(1500)
  await expect(admin.getByRole('button', { name: 'Save Document' })).toBeVisible()
})

test('the editor is usable at 320 pixels, in the dark and from right to left', async ({
  notes,
}) => {
  const admin = await notes.open(people.admin, '?doc=home.datasets&theme=dark&dir=rtl')
  await edit(admin, '# Mine')
  await expectAccessible(admin)
  await admin.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(admin)
  await expect(admin.getByRole('button', { name: 'Update document' })).toBeInViewport()
})
