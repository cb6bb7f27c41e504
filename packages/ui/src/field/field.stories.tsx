import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Field, useFieldIds, type FieldTexts } from './field.tsx'

function OwnControl(texts: FieldTexts) {
  const ids = useFieldIds(texts)
  return (
    <Field {...texts} ids={ids}>
      <input
        id={ids.control}
        type="range"
        aria-describedby={ids.describedBy}
        aria-invalid={texts.error ? true : undefined}
      />
    </Field>
  )
}

const meta = {
  title: 'Components/Inputs/Field',
  component: OwnControl,
  args: { label: 'Patients', description: 'No cell describes fewer than eleven' },
} satisfies Meta<typeof OwnControl>
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
export const Dark: Story = { ...Invalid, globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { ...Invalid, globals: { direction: 'rtl' }, tags: ['!test'] }
