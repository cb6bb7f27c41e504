import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { MailIcon, SearchIcon } from '../icons/icons.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { StateMatrix } from '../internal/stories/state-matrix.tsx'
import { Link } from '../link/link.tsx'
import { Stack } from '../stack/stack.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

const meta = {
  title: 'Components/Inputs/TextField',
  component: TextField,
  args: { label: 'Email', placeholder: 'name@institution.org', onChange: fn() },
  parameters: {
    guide: {
      use: ['One line of text: an email, a name.'],
      avoid: ['A whole number: an IntegerField.', 'A code: a CodeInput.'],
      anatomy: [
        'Label, with a link at its end',
        'Description',
        'Adornments',
        'Input',
        'Clear button, spinner, check',
        'Message',
      ],
      keyboard: [['Enter', 'Submits the form']],
      content: [
        'The label stays. A placeholder is an example, never the label.',
        "The error says how to mend it: 'Please enter a valid email'.",
      ],
      constants: [
        ['Variants', 'underlined, outlined, filled (default), rounded'],
        ['Type on phones', '16 px, so that nothing zooms'],
      ],
    },
    conformance: { classOn: 'around', texts: { clear: { onClear: fn() } } },
  },
} satisfies ComponentMeta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const AllVariants: Story = {
  render: () => (
    <Stack style={{ maxWidth: 364 }}>
      <TextField label="Filled" defaultValue="Okafor" />
      <TextField label="Outlined" variant="outlined" defaultValue="Okafor" />
      <TextField label="Underlined" variant="underlined" defaultValue="Okafor" />
      <TextField
        label="Rounded"
        variant="rounded"
        placeholder="Search"
        startAdornment={<SearchIcon />}
      />
      <TextField label="Medium" size="md" defaultValue="Okafor" />
      <TextField label="Small" size="sm" defaultValue="Okafor" />
      <TextField
        label="With adornments"
        labelEnd={<Link href="#why">Why?</Link>}
        description="Where you received your invite"
        startAdornment={<MailIcon />}
        defaultValue="ines.okafor@northfield.example"
        onClear={() => {}}
      />
    </Stack>
  ),
}

const rows: Record<string, Partial<TextFieldProps>> = {
  filled: { variant: 'filled' },
  outlined: { variant: 'outlined' },
  underlined: { variant: 'underlined' },
  rounded: { variant: 'rounded' },
}

export const States: Story = {
  render: () => (
    <StateMatrix
      rows={rows}
      pointer={['rest', 'hover', 'focus']}
      states={{
        empty: { defaultValue: '' },
        invalid: { error: 'Please enter a valid email', defaultValue: 'okafor@' },
        success: { success: 'Email verified' },
        disabled: { disabled: true },
        'read only': { readOnly: true },
        busy: { loading: true },
      }}
    >
      {(props, name) => (
        <div>
          <div style={{ width: 128 }}>
            <TextField
              label={name}
              labelHidden
              placeholder="Your email"
              defaultValue="Okafor"
              {...props}
            />
          </div>
        </div>
      )}
    </StateMatrix>
  ),
  parameters: { layout: 'fullscreen' },
}

export const ErrorIsRead: Story = {
  args: { error: "Account doesn't exist", description: 'Where you received your invite' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(
      "Where you received your invite Account doesn't exist",
    )
  },
}

function Clearable(args: TextFieldProps) {
  const [value, setValue] = useState('Okafor')
  return (
    <TextField
      {...args}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onClear={value === '' ? undefined : () => setValue('')}
    />
  )
}

export const Clears: Story = {
  render: (args) => <Clearable {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const LongText: Story = {
  args: {
    label: 'Institutionelle E-Mail-Adresse, an die Ihre persönliche Einladung verschickt wurde',
    description:
      'Diese Adresse steht in der Einladung, die Sie von Ihrer Einrichtung erhalten haben.',
    error: 'Unter dieser Adresse gibt es kein Konto. Bitte prüfen Sie die Schreibweise.',
    defaultValue: 'ines.okafor.mit.einem.sehr.langen.namen@northfield-institute.example',
  },
  globals: { viewport: { value: 'xs' } },
}

export const Dark: Story = { ...States, globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { ...AllVariants, globals: { direction: 'rtl' }, tags: ['!test'] }
