import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Stack } from '../stack/stack.tsx'
import { Field, type FieldTexts } from './field.tsx'

function OwnControl(texts: FieldTexts) {
  return (
    <Field {...texts}>
      <Field.Control render={<input type="range" style={{ margin: 2 }} />} />
    </Field>
  )
}

/** A field made of parts: the description stands below the control, the message beside the label. */
function OwnLayout({ label, description, error, success }: FieldTexts) {
  return (
    <Field {...{ error, success }}>
      <Stack direction="row" wrap gap="sm">
        <Field.Label>{label}</Field.Label>
        <Field.Message />
      </Stack>
      <Field.Control render={<input type="range" style={{ margin: 2 }} />} />
      {description && <Field.Description>{description}</Field.Description>}
    </Field>
  )
}

const meta = {
  title: 'Components/Inputs/Field',
  component: OwnControl,
  args: { label: 'Patients', description: 'No cell describes fewer than eleven' },
  parameters: {
    guide: {
      use: ['A control of your own that needs label, description and message like the others.'],
      avoid: ['TextField, Select and the like have it inside.'],
      anatomy: ['Label', 'Link at the end of its line', 'Description', 'Control', 'Message'],
      content: ['The label stays while the field is filled in. The message says how to mend it.'],
      constants: [
        ['Label to field', '8 px'],
        ['Field to field', '24 px'],
      ],
    },
    conformance: {
      args: { error: 'Too few' },
      bare: true,
      others: [{ component: OwnLayout, args: { label: 'Patients', error: 'Too few' }, bare: true }],
    },
  },
} satisfies ComponentMeta<typeof OwnControl>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Patients' })).toHaveAccessibleDescription(
      'No cell describes fewer than eleven',
    )
  },
}
export const Invalid: Story = { args: { error: 'Too few' } }

/** Wherever its parts stand, the control refers to label, description and message by id. */
export const Parts: Story = {
  args: { error: 'Too few' },
  render: (args) => <OwnLayout {...args} />,
  play: async ({ canvas }) => {
    const control = canvas.getByRole('slider', { name: 'Patients' })
    await expect(control).toBeInvalid()
    await expect(control).toHaveAccessibleDescription('No cell describes fewer than eleven Too few')
  },
}
export const PartsNarrow: Story = { ...Parts, globals: { viewport: { value: 'xs' } } }
export const PartsRightToLeft: Story = { ...Parts, globals: { direction: 'rtl' } }
export const Dark: Story = { ...Invalid, globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { ...Invalid, globals: { direction: 'rtl' }, tags: ['!test'] }
