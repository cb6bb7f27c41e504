import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Stack } from '../stack/stack.tsx'
import { CodeInput, type CodeInputProps } from './code-input.tsx'

const meta = {
  title: 'Components/Inputs/CodeInput',
  component: CodeInput,
  args: {
    label: 'Verification code',
    value: '',
    onValueChange: fn(),
    onComplete: fn(),
    onSubmit: fn(),
  },
  parameters: {
    guide: {
      use: [
        'A code that came by mail, from an authenticator app or from the list of recovery codes.',
      ],
      avoid: ['A number to reckon with: an IntegerField.', 'A password: a PasswordField.'],
      anatomy: ['Label', 'One input over all slots', 'Slots', 'Separator', 'Message'],
      keyboard: [
        ['Letters, digits', 'Fill the next slot; others are left out'],
        ['Backspace', 'Empties the last slot'],
        ['Paste', 'A whole code in the text replaces what was typed; else fills up to the length'],
        ['Enter', 'Submits at full length'],
      ],
      content: ["The label says where the code is found: 'Code from the app'."],
      constants: [
        ['Length', '6, or 8 as 4-4'],
        ['Wrong code', 'Cleared, shaken once for 320 ms, said aloud, focused'],
        ['Autofill', '`one-time-code`'],
      ],
    },
    conformance: { args: { value: '12' }, classOn: 'around' },
  },
} satisfies ComponentMeta<typeof CodeInput>
export default meta
type Story = StoryObj<typeof meta>

function Controlled(args: CodeInputProps) {
  const [value, setValue] = useState(args.value)
  return (
    <CodeInput
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        args.onValueChange(next)
      }}
    />
  )
}

export const Playground: Story = { render: (args) => <Controlled {...args} /> }

const nothing = () => {}

export const AllVariants: Story = {
  render: () => (
    <Stack gap="lg">
      <CodeInput label="Empty" value="" onValueChange={nothing} />
      <CodeInput label="Partial" value="480" onValueChange={nothing} />
      <CodeInput label="Full" value="480927" onValueChange={nothing} />
      <CodeInput label="Being checked" value="480927" onValueChange={nothing} loading />
      <CodeInput label="Accepted" value="480927" onValueChange={nothing} success="Code verified" />
      <CodeInput label="Disabled" value="48" onValueChange={nothing} disabled />
      <CodeInput
        label="Recovery code"
        length={8}
        value="7QH2M"
        onValueChange={nothing}
        inputMode="text"
        autoComplete="off"
      />
    </Stack>
  ),
}

/** Refuses two codes in turn with the same error text. */
function Refused(args: CodeInputProps) {
  const [value, setValue] = useState('')
  const [refusals, setRefusals] = useState(0)
  return (
    <Stack>
      <CodeInput
        {...args}
        value={value}
        onValueChange={setValue}
        error={refusals > 0 && 'You have entered an incorrect code'}
        attempt={refusals}
        onSubmit={() => setRefusals(refusals + 1)}
      />
      <Button disabled={value.length < 6} onClick={() => setRefusals(refusals + 1)}>
        Verify
      </Button>
    </Stack>
  )
}

export const Wrong: Story = {
  render: (args) => <Refused {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox', { name: 'Verification code' })
    await userEvent.type(input, '480927{Enter}')
    await expect(input).toHaveValue('')
    await waitFor(() => expect(input).toHaveFocus())
    await expect(input).toBeInvalid()
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have entered an incorrect code')
    await expect(canvasElement.querySelector('[data-shaken]')).toBeInTheDocument()
    await userEvent.type(input, '480928')
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }))
    await expect(input).toHaveValue('')
    await waitFor(() => expect(input).toHaveFocus())
  },
}

export const Keyboard: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const input = canvas.getByRole('textbox')
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.keyboard('12x45{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Backspace}')
    await expect(input).toHaveValue('12x4')
    await userEvent.keyboard('56')
    await expect(args.onComplete).toHaveBeenCalledWith('12x456')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('12x456')
  },
}

export const PasteWithDash: Story = {
  args: { length: 8, label: 'Recovery code', inputMode: 'text', autoComplete: 'off' },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.click(input)
    await userEvent.paste('7QH2-M9KD')
    await expect(input).toHaveValue('7QH2M9KD')
  },
}

export const Xs: Story = { ...AllVariants, globals: { viewport: { value: 'xs' } } }
export const Dark: Story = { ...AllVariants, globals: { theme: 'dark' }, tags: ['!test'] }
export const WrongInTheDark: Story = { ...Wrong, globals: { theme: 'dark' }, tags: ['!test'] }
/** The label is on the right; the code still runs from left to right. */
export const RightToLeft: Story = { ...AllVariants, globals: { direction: 'rtl' }, tags: ['!test'] }
