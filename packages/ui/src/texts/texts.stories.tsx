import type { StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Alert } from '../alert/alert.tsx'
import { CopyButton } from '../copy-button/copy-button.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Select } from '../select/select.tsx'
import { Stack } from '../stack/stack.tsx'
import { uiTexts as arabic } from './ar.ts'
import { uiTexts as german } from './de.ts'
import { uiTexts as english } from './en.ts'
import { uiTexts as spanish } from './es.ts'
import { uiTexts as french } from './fr.ts'
import { uiTexts as japanese } from './ja.ts'
import { UiTextsProvider, type UiTexts } from './texts.tsx'

const meta = {
  title: 'Foundations/Texts',
  component: UiTextsProvider,
  args: {
    texts: german,
    children: (
      <Stack align="start">
        <Alert tone="success" onClose={() => {}}>
          AB-12
        </Alert>
        <CopyButton content="AB-12" />
        <Select label="ID" options={[]} value={null} onValueChange={() => {}} />
      </Stack>
    ),
  },
  parameters: {
    guide: {
      use: ['Once at the root of an app that speaks another language than English.'],
      avoid: ['Replacing a text in one place: the `texts` of the component do that.'],
      anatomy: ['A context, and nothing in the page'],
      constants: [['Whose text is shown', "The component's own `texts`, the provider, English"]],
    },
    conformance: { bare: true },
  },
} satisfies ComponentMeta<typeof UiTextsProvider>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ID' }))
    const note = await screen.findByRole('option', { name: 'Keine Treffer' })
    await waitFor(() => expect(note).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
}

/** The reading direction is an attribute of the page: set `dir` in addition to the texts. */
export const Arabic: Story = {
  args: { texts: arabic },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <UiTextsProvider {...args} />
    </div>
  ),
}

/** Shows the texts in a language of the toolbar. */
const inLanguage = (language: string, { alert }: UiTexts): Story => ({
  args: { texts: undefined, children: <Alert onClose={() => {}}>AB-12</Alert> },
  globals: { language },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: alert.close })).toBeVisible()
    const { lang, dir } = document.documentElement
    await expect([lang, dir]).toEqual(
      language === 'longer' ? ['en', 'ltr'] : [language, language === 'ar' ? 'rtl' : 'ltr'],
    )
  },
})

export const ToolbarInGerman: Story = inLanguage('de', german)
export const ToolbarInFrench: Story = inLanguage('fr', french)
export const ToolbarInSpanish: Story = inLanguage('es', spanish)
export const ToolbarInJapanese: Story = inLanguage('ja', japanese)
export const ToolbarInArabic: Story = inLanguage('ar', arabic)
export const ToolbarInLongerTexts: Story = inLanguage('longer', {
  ...english,
  alert: { close: '⟦Clösē ö⟧' },
})
