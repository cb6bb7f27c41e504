import { test } from '../../../tools/e2e/fixtures.ts'
import { walk, type Listening } from '../../../tools/e2e/reader.ts'
import { accounts } from './accounts.ts'
import { codeOf } from '../../auth/e2e/authenticator.ts'
import { administrator, giveRole, makeInternal } from './administrators.ts'
import { endSessionDuring } from './ended-session.ts'

async function signInAsAdministrator({ page, app, reader, words }: Listening, next: string) {
  await page.goto(`/auth/signin?next=${next}`)
  await reader.type(words('start', 'start.email'), administrator.email)
  await page.keyboard.press('Enter')
  await reader.isAt(`textbox "${words('flows', 'emailCode.label')}"`)
  await page.keyboard.type(await app.outbox.lastCode(administrator.email))
  await reader.isAt(`heading 1 "${words('flows', 'twoFactor.heading')}"`)
  await page.keyboard.type(codeOf(administrator.secret))
}

walk('an app is found and opened', async ({ page, app, reader, words }) => {
  const shell = (key: string) => words('shell', key)
  await app.signIn(page, accounts.internal)
  await page.goto('/dv/northfield_oncology/')
  await reader.reads(
    'banner',
    /^link "/,
    `link "${words('shell', 'chrome.home', { platform: 'Vestibule' })}"`,
    'button "Northfield Oncology"',
    `button "${shell('chrome.documentation')}"`,
    `button "${shell('chrome.palette.label')}"`,
    `link "${shell('chrome.support')}"`,
    'main',
    /^heading 1 ".*Robin Vale" \(.+\)$/,
    'search',
    `searchbox "${shell('home.search')}"`,
    `tablist "${shell('home.tabs.label')}"`,
    new RegExp(`^tab "${shell('home.tabs.apps')} .*" selected$`),
    new RegExp(`^tabpanel "${shell('home.tabs.apps')} `),
    'heading 2 "Discover"',
    'heading 3 "Evidence"',
    /^link "Signals /,
    'contentinfo',
  )
  // The first Tab stop is the link that skips the bar.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await reader.isAt('main')

  await reader.type(shell('home.search'), 'surviv')
  await reader.hears(
    words('shell', 'home.resultsAnnounced', {
      apps: words('shell', 'home.filters.apps', { n: 1 }),
      datasets: words('shell', 'home.filters.datasets', { n: 0 }),
    }),
  )
  await page.getByRole('link', { name: /^Survival/ }).focus()
  await page.keyboard.press('Enter')
  await reader.isAt('heading 1 "Survival"')
  await reader.isTitled('Survival · Vestibule')
  await reader.reads('banner', 'main', 'heading 1 "Survival"', 'contentinfo')
})

walk('another dataset is chosen', async ({ page, app, reader, words }) => {
  const shell = (key: string) => words('shell', key)
  await app.signIn(page, accounts.internal)
  await page.goto('/dv/northfield_oncology/survival/')
  await reader.reads(
    'banner',
    'button "Northfield Oncology"',
    'main',
    'heading 1 "Survival"',
    `complementary "${shell('pages.app.dataset')}"`,
  )
  await page.getByRole('banner').getByRole('button', { name: 'Northfield Oncology' }).focus()
  await page.keyboard.press('Enter')
  await reader.reads(
    `dialog "${shell('chrome.switcher.label')}"`,
    /^link "Northfield Oncology/,
    /^link "Calder Cardiology/,
    `link "${shell('chrome.switcher.leave')}"`,
  )
  await reader.isAt(/^link "Northfield Oncology/)
  await page.keyboard.press('Escape')
  await reader.isAt('button "Northfield Oncology"')
  await page.keyboard.press('Enter')
  await reader.isAt(/^link "Northfield Oncology/)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Calder Cardiology/ })
    .focus()
  await page.keyboard.press('Enter')
  await reader.reads('button "Calder Cardiology"', 'main', 'heading 1 "Survival"')
  await reader.isTitled('Survival · Vestibule')
})

test.describe('in the last hour', () => {
  test.use({ serverOptions: { settings: { sessionTtlS: 1800 } } })

  walk('the end of the session is told before, and can be put off', async (listening) => {
    const { page, app, reader, words } = listening
    await app.signIn(page, accounts.external)
    await page.goto('/support')
    await reader.hears(words('session', 'timeLeft', { minutes: 30 }))
    await reader.reads(
      'banner',
      'text "30"',
      // The button in the banner's sentence, with which the user signs in again.
      /^button "/,
      `button "${words('session', 'close')}"`,
      'main',
    )
    await reader.press('button', words('session', 'close'))
    await reader.isAt('main')
  })
})

walk('the session ends, and work goes on', async ({ page, app, reader, words }) => {
  const support = (key: string) => words('shell', `pages.support.${key}`)
  const session = (key: string) => words('session', key)
  await app.signIn(page, accounts.external)
  await page.goto('/support')
  await reader.type(support('subject'), 'Charts are empty')
  await reader.type(support('description'), 'Since this morning.')
  await endSessionDuring(page.context(), app.origin, () =>
    reader.press('button', support('submit')),
  )
  await reader.reads(
    `alertdialog "${session('expiredTitle')}"`,
    `heading 2 "${session('expiredTitle')}"`,
    /^text ".+"$/,
    `button "${session('login')}"`,
  )
  await reader.isAt(`alertdialog "${session('expiredTitle')}"`)
  await page.keyboard.press('Tab')
  await reader.isAt(`button "${session('login')}"`)
  const [signIn] = await Promise.all([
    page.context().waitForEvent('page'),
    page.keyboard.press('Enter'),
  ])
  await signIn.getByLabel(words('start', 'start.email')).fill(accounts.external.email)
  await signIn.keyboard.press('Enter')
  await signIn
    .getByLabel(words('credentials', 'password.password'), { exact: true })
    .fill(accounts.external.password)
  await signIn.keyboard.press('Enter')
  await reader.hears(session('loginSuccessful'))
  await reader.isAt(`button "${support('submit')}"`)
})

walk('a dataset is asked for, and given', async (listening) => {
  const { page, app, reader, words } = listening
  const dataset = { resource: 'Fenwick Paediatrics' }
  const asking = (key: string) => words('admin', `asking.${key}`, dataset)
  const named = { name: 'Oskar Brandt', ...dataset }
  const deciding = (key: string) => words('admin', `data.${key}`, named)
  await app.server.query(
    `insert into user_roles (user_id, role, app_name, data_partner_id)
     select id, 'data-steward', 'data', 'fenwick' from users where email = '${administrator.email}' returning 1`,
  )
  await app.signIn(page, accounts.explore)
  await page.goto('/requests/catalogue/?q=paediatrics')
  await reader.reads(
    'main',
    /^navigation "/,
    /^heading 1 "/,
    'search',
    /^searchbox "/,
    /^table "/,
    /^columnheader "/,
    /^rowheader "Fenwick Paediatrics/,
    `button "${asking('ask.label')}"`,
    /^navigation "/,
  )
  await reader.press('button', asking('ask.label'))
  await reader.isAt(`textbox "${asking('ask.purpose')}"`)
  await reader.reads(
    `alertdialog "${asking('ask.title')}"`,
    `textbox "${asking('ask.purpose')}"`,
    `button "${asking('ask.button')}"`,
  )
  await reader.press('button', asking('ask.button'))
  await reader.isRefused(asking('ask.purpose'))
  await page.keyboard.type('To compare two cohorts')
  await reader.press('button', asking('ask.button'))
  await reader.hears(asking('ask.done'))

  await page.context().clearCookies()
  await signInAsAdministrator(listening, '/data/')
  await reader.reads('main', /^heading 1 "/, /^table "/, `button "${deciding('approve.label')}"`)
  await reader.press('button', deciding('approve.label'))
  await reader.reads(
    `alertdialog "${deciding('approve.title')}"`,
    `button "${deciding('approve.button')}"`,
  )
  await reader.press('button', deciding('approve.button'))
  await reader.hears(deciding('approve.done'))
  // The approved request has left the list, and its button with it, so the focus goes to the search.
  await reader.isAt(/^searchbox "/)
})

walk('documentation is read, and support asked', async ({ page, app, reader, words }) => {
  const shell = (key: string) => words('shell', key)
  const panel = (key: string) => words('panel', key)
  await app.signIn(page, accounts.internal)
  await page.goto('/?doc=home.apps')
  await reader.reads(
    `dialog "${panel('panel.title')}"`,
    `heading 2 "${panel('panel.title')}"`,
    `button "${panel('panel.enterFullScreen')}"`,
    `button "${panel('panel.close')}"`,
    /^Iframe ".*Apps"/,
    `button "${panel('panel.leaveDocument')}"`,
  )
  await page.keyboard.press('Escape')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: shell('chrome.support') })
    .focus()
  await page.keyboard.press('Enter')
  await reader.isAt(/^heading 1 "/)
  await reader.isTitled(`${shell('pages.support.title')} · Vestibule`)
  await reader.press('button', shell('pages.support.submit'))
  await reader.isRefused(shell('pages.support.subject'))
  await reader.isAt(new RegExp(`^textbox "${shell('pages.support.subject')}" invalid`))
  await page.keyboard.type('Charts are empty')
  await reader.type(shell('pages.support.description'), 'Since this morning.')
  await reader.press('button', shell('pages.support.submit'))
  await reader.hears(shell('pages.support.sent'))
  await reader.isAt(`button "${shell('pages.support.submit')}"`)
})

walk('a person is disabled', async (listening) => {
  const { page, app, reader, words } = listening
  const name = 'Ada Lindqvist'
  const admin = (key: string) => words('admin', key, { name })
  await makeInternal(app, administrator)
  await giveRole(app, administrator, 'platform-admin')
  await signInAsAdministrator(listening, '/admin/users/?q=ada')
  await reader.reads(
    'main',
    `navigation "${admin('title')}"`,
    `heading 1 "${admin('users.heading')}"`,
    'search',
    `table "${admin('users.heading')}"`,
    /^columnheader "/,
    'rowheader "Lindqvist, Ada"',
    'link "Lindqvist, Ada"',
  )
  await page.getByRole('link', { name: 'Lindqvist, Ada' }).focus()
  await page.keyboard.press('Enter')
  await reader.isAt(`heading 1 "${name}"`)
  await reader.press('button', admin('changes.disable.action'))
  await reader.reads(
    `alertdialog "${admin('changes.disable.title')}"`,
    /^textbox "/,
    `button "${admin('changes.disable.button')}"`,
  )
  await reader.press('button', admin('changes.disable.button'))
  await reader.hears(admin('changes.disable.done'))
  await reader.isAt(`button "${admin('changes.enable.action')}"`)
})
