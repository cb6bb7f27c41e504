import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'

test.use({ serverOptions: { env: { LANGUAGES: 'en,de' } } })

test('a document has texts for readers of one language, and its own for all others', async ({
  app,
  page,
}) => {
  const place = { element_id: 'apps.survival', app_name: 'shell' }
  await app.server.import({
    documents: [
      {
        ...place,
        mini_content: 'Überlebenskurven',
        main_content: '# Überleben',
        additional_meta: { title: 'Überleben' },
      },
    ],
  })
  await app.signIn(page, accounts.docsAdmin)
  await page.goto('/dv/northfield_oncology/survival/?doc=apps.survival')
  const panel = page.getByRole('dialog', { name: 'Documentation' })
  const text = panel.frameLocator('iframe').locator('h1')
  const ofPage = panel.frameLocator('iframe').locator('html')
  const button = (name: string) => panel.getByRole('button', { name })
  const onlyEnglish = panel.getByRole('switch', { name: 'Only for readers in English' })
  await expect(text).toHaveText('Überleben')

  await button('Edit Document').click()
  await panel.getByRole('textbox', { name: 'Full note' }).fill('# Survival')
  await panel.getByRole('textbox', { name: 'Title' }).fill('Survival')
  await onlyEnglish.check()
  await button('Update document').click()
  await expect(text).toHaveText('Survival')
  await expect(ofPage).toHaveAttribute('lang', 'en')
  expect(
    await app.server.query(
      `select main_content as own, translations -> 'en' ->> 'mainContent' as english, version
       from documents where element_id = 'apps.survival'`,
    ),
  ).toEqual([{ own: '# Überleben', english: '# Survival', version: 2 }])

  // After a reload the panel shows the translation, and its editor opens the translation.
  await page.reload()
  await expect(text).toHaveText('Survival')
  await button('Edit Document').click()
  await expect(panel.getByRole('textbox', { name: 'Full note' })).toHaveValue('# Survival')
  await expect(onlyEnglish).toBeChecked()
  await expect(onlyEnglish).toBeDisabled()

  await button('Delete').click()
  const question = page.getByRole('alertdialog', { name: 'Delete this translation?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Document deleted successfully').first()).toBeVisible()
  await page.goto('/dv/northfield_oncology/survival/?doc=apps.survival')
  await expect(text).toHaveText('Überleben')

  // The panel's own texts are in the language of the page.
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('contentinfo').getByRole('combobox').selectOption('Deutsch')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goto('/dv/northfield_oncology/survival/?doc=apps.survival')
  const german = page.getByRole('dialog', { name: 'Dokumentation' })
  await german.getByRole('button', { name: 'Dokument bearbeiten' }).click()
  await expect(german.getByRole('switch', { name: 'Nur für die Sprache Deutsch' })).toBeVisible()
  await expect(german.getByRole('button', { name: 'Änderungen verwerfen' })).toBeVisible()
  await german.getByRole('textbox', { name: 'Kurzhinweis' }).fill('Kurven')
  await german.getByRole('button', { name: 'Dokument aktualisieren' }).click()
  await expect(page.getByText('Dokument gespeichert').first()).toBeVisible()
})
