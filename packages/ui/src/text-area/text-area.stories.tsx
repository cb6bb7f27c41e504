import type { StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { StateMatrix } from '../internal/stories/state-matrix.tsx'
import { Stack } from '../stack/stack.tsx'
import { TextArea, type TextAreaProps } from './text-area.tsx'

const meta = {
  title: 'Components/Inputs/TextArea',
  component: TextArea,
  args: { label: 'Short note', description: 'Shown in a tooltip.', onChange: fn() },
  parameters: {
    guide: {
      use: ['Several lines: a note, a description.'],
      avoid: ['One line: a TextField.'],
      anatomy: ['Label', 'Description', 'Textarea', 'Message'],
      keyboard: [['Enter', 'A new line']],
      constants: [
        ['Height', 'As the text needs, between `minRows` and `maxRows`; documents 400 px'],
        ['Where the browser does not size it', 'Measured, in 20 passes at most'],
      ],
    },
    conformance: { classOn: 'around' },
  },
} satisfies ComponentMeta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The field has three lines at first, and grows with its text to at most twelve. */
export const Grows: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox')
    const empty = area.clientHeight
    await expect(empty).toBe(3 * 24 + 20)
    await userEvent.type(area, 'a{Enter}b{Enter}c{Enter}d')
    await expect(area.clientHeight).toBe(4 * 24 + 20)
    await userEvent.type(area, '{Enter}'.repeat(20))
    await expect(area.clientHeight).toBe(12 * 24 + 20)
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight)
  },
}

/** A height of 400 pixels and a fixed-width font, as for editing documents. */
export const Document: Story = {
  args: {
    label: 'Full note',
    description: 'Markdown, opened from the tooltip.',
    mono: true,
    height: 400,
    defaultValue: '# Inclusion criteria\n\nInclusion criteria decide who enters a cohort.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').offsetHeight).toBe(400)
  },
}

const variants: Record<string, TextAreaProps> = {
  filled: { label: 'Note', defaultValue: 'Each criterion narrows the population.' },
  outlined: {
    label: 'Note',
    variant: 'outlined',
    defaultValue: 'Each criterion narrows the population.',
  },
}

export const States: Story = {
  render: () => (
    <StateMatrix
      rows={variants}
      states={{
        disabled: { disabled: true },
        'read only': { readOnly: true },
        invalid: { error: 'This field cannot be empty' },
        success: { success: 'Saved' },
      }}
    >
      {(props) => (
        <div>
          <div style={{ width: 144 }}>
            <TextArea size="md" {...props} />
          </div>
        </div>
      )}
    </StateMatrix>
  ),
}

export const AllVariants: Story = {
  render: () => (
    <Stack>
      <TextArea label="Large" />
      <TextArea label="Medium" size="md" />
      <TextArea label="Fixed width" size="md" mono />
    </Stack>
  ),
}

export const LongText: Story = {
  args: {
    label: 'Kurzbeschreibung für die Kurzinfo neben dem Bedienelement',
    defaultValue:
      'Jedes Kriterium verkleinert die Grundgesamtheit, die das vorige übrig ließ. '.repeat(4),
  },
  globals: { viewport: { value: 'xs' } },
}
export const Dark: Story = { ...States, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } }
