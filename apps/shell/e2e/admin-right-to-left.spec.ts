import type { Locator, Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../../../tools/e2e/accessibility.ts'
import { expect, test, type App } from '../../../tools/e2e/fixtures.ts'
import { administrator, giveRole, makeInternal, signInAsAdministrator } from './administrators.ts'

test.use({ serverOptions: { env: { LANGUAGES: 'en,ar' } } })

/** Adds a registration request, a ticket and an error report, all written from left to right. */
async function fill({ server }: App) {
  await server.query(
    `insert into registration_requests (id, email, email_key, first_name, last_name, description,
       sign_in_method, token_hash, created_at, expires_at, verified_at)
     values ('reg-1', 'noor@fenwick.example', 'noor@fenwick.example', 'Noor', 'van Dijk', 'Calder asked me.',
       'password_and_email_otp', decode('01', 'hex'), now(), now() + interval '1 day', now())
     returning 1`,
  )
  await server.query(
    `insert into tickets (id, user_id, subject, description, category, status, created_at)
     select 'tic-1', id, 'Why are charts empty?', 'Since this morning.', 'problem', 'open', now() - interval '3 days'
       from users where email = 'ada@northfield.example' returning 1`,
  )
  await server.query(
    `insert into error_reports (app, version, message, stack, url, support_code, created_at)
     values ('signals', '2.4.1', 'TypeError: undefined (reading ''x'')', 'at draw', '/dv/', '4F7K-2Q9D', now())
     returning 1`,
  )
}

const headings: Readonly<Record<string, string>> = {
  '': 'الإدارة',
  'users/': 'الأشخاص',
  'registrations/': 'طلبات التسجيل',
  'organizations/': 'المؤسسات',
  'access/': 'الوصول',
  'requests/': 'طلبات الوصول',
  'terms/': 'شروط الاستخدام',
  'audit/': 'سجل التدقيق',
  'support/': 'الدعم',
  'health/': 'الحالة والإعدادات',
}

async function expectToFit(page: Page) {
  await page.waitForLoadState('networkidle')
  for (const width of [1280, 768, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

/**
 * Expects a text in a left-to-right language to run from left to right on a page that runs from
 * right to left.
 */
async function expectLeftToRight(text: Locator) {
  const [first, last] = await text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const node = walker.nextNode() as Text
    return [0, node.length - 1].map((at) => {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return range.getBoundingClientRect().left
    })
  })
  expect(first).toBeLessThan(last ?? 0)
}

/** Expects the placeholder of administration's search to fit into its field at this width. */
async function expectPlaceholderToFit(page: Page, width: number) {
  const before = page.viewportSize()
  await page.setViewportSize({ width, height: 640 })
  await page.keyboard.press('Control+k')
  const field = page.getByRole('dialog').getByRole('combobox')
  await field.fill((await field.getAttribute('placeholder')) ?? '')
  expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0)
  await page.keyboard.press('Escape')
  if (before) await page.setViewportSize(before)
}

test('in Arabic each page of administration runs from right to left and fits from 320 px on', async ({
  app,
  page,
}) => {
  await makeInternal(app, administrator)
  await giveRole(app, administrator, 'platform-admin')
  await fill(app)
  await signInAsAdministrator(page, app, '/admin/')
  await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible()
  await page.context().addCookies([{ name: 'language', value: 'ar', url: app.origin }])

  for (const [path, name] of Object.entries(headings)) {
    await page.goto(`/admin/${path}`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectToFit(page)
  }
  await expectLeftToRight(page.getByText('no SMTP_URL: mails are kept in the outbox'))
  const [outbox, states] = await Promise.all([
    page.getByText('لا يوجد خادم بريد').boundingBox(),
    page.getByRole('button', { name: 'الحالة: في الانتظار' }).boundingBox(),
  ])
  expect((states?.y ?? 0) - (outbox?.y ?? 0) - (outbox?.height ?? 0)).toBeGreaterThan(8)
  await expectPlaceholderToFit(page, 320)

  const [main, sections] = await Promise.all(
    [page.getByRole('main'), page.getByRole('link', { name: 'الأشخاص' })].map((one) =>
      one.boundingBox(),
    ),
  )
  expect(sections?.x).toBeGreaterThan((main?.x ?? 0) + (main?.width ?? 0) / 2)

  await page.goto('/admin/registrations/')
  await expectLeftToRight(page.getByText('Calder asked me.'))
  await page.getByRole('button', { name: 'موافقة' }).click()
  await expect(page.getByRole('alertdialog', { name: /Noor van Dijk/ })).toBeVisible()
  await expectToFit(page)
  await page.goto('/admin/support/')
  await expectLeftToRight(page.getByText('Why are charts empty?'))
  await page.getByRole('link', { name: 'Why are charts empty?', exact: true }).click()
  await expectLeftToRight(page.getByRole('heading', { level: 1, name: 'Why are charts empty?' }))
  await expectLeftToRight(page.getByText('Since this morning.'))
  await expectToFit(page)
  await page.goto('/admin/audit/')
  await page
    .getByRole('button', { name: /^تفاصيل/ })
    .first()
    .click()
  // A code begins at the same edge as the text around it. On this page that is the right edge.
  const [code, words] = await Promise.all(
    [page.locator('dd code').last(), page.getByRole('definition').last()].map((one) =>
      one.boundingBox(),
    ),
  )
  const end = (box = code) => Math.round((box?.x ?? 0) + (box?.width ?? 0))
  expect(end(code)).toBe(end(words))
  await expectToFit(page)
  await page.goto('/admin/users/')
  for (const name of ['Ruiz, Tomás', 'Vestibule']) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'تسجيل الدخول' })).toBeVisible()
    await expectToFit(page)
    // A cell with several factors lists them as Arabic does: a word joins only the last.
    if (name !== 'Vestibule')
      await expect(page.getByText('رمز بالبريد الإلكتروني وتطبيق المصادقة')).toBeVisible()
    await page.goto('/admin/organizations/')
  }
})
