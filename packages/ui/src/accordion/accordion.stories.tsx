import type { StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Accordion } from './accordion.tsx'

const meta = {
  title: 'Components/Navigation/Accordion',
  component: Accordion,
  args: {
    level: 2,
    onValueChange: fn(),
    items: [
      {
        id: 'who',
        title: 'Who can see my results?',
        content: 'The members of your organisation with access to the same dataset.',
      },
      { id: 'where', title: 'Where is the data?', content: 'In the region of its provider.' },
      {
        id: 'how',
        title: 'How do I cite it?',
        content: 'By its name and version.',
        disabled: true,
      },
      { id: 'when', title: 'When does my access end?', content: 'With your project.' },
    ],
  },
  parameters: {
    guide: {
      use: ['Several sections of which a reader needs one or two, such as questions and answers.'],
      avoid: [
        'One thing to show and hide: a Disclosure.',
        'Sections of equal weight that are compared: headings, or Tabs.',
      ],
      anatomy: ['Heading with a button', 'Chevron', 'Panel'],
      keyboard: [
        ['Tab', 'To the next heading'],
        ['Enter, Space', 'Opens and closes'],
        ['↓ ↑', 'To the next and the last heading'],
        ['Home, End', 'To the first and the last'],
      ],
      content: ['A title says what stands below it, as a question or a noun phrase.'],
    },
    conformance: { args: { defaultValue: ['who'] } },
  },
} satisfies ComponentMeta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Open: Story = { args: { defaultValue: ['who', 'when'] } }
export const Single: Story = { args: { single: true, defaultValue: ['who'] } }

/** The arrows, Home and End go from heading to heading; Enter and Space open and close. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Who can see my results?' })).toHaveFocus(),
    )
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'When does my access end?' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['when'])
    await waitFor(() => expect(canvas.getByText('With your project.')).toBeVisible())
    await userEvent.keyboard(' {Home}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
  },
}

export const LongText: Story = {
  args: {
    defaultValue: ['who'],
    items: [
      {
        id: 'who',
        title: 'Wer kann die Ergebnisse meiner Kohortenauswertung nachträglich einsehen?',
        content: 'Alle Mitglieder Ihrer Organisation mit Zugang zum selben Datensatz.',
      },
    ],
  },
  globals: { viewport: { value: 'xs' } },
}
export const Dark: Story = { ...Open, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } }
