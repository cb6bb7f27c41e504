import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { MailIcon, SearchIcon } from '../icons/icons.tsx'
import { StateMatrix } from '../internal/stories/state-matrix.tsx'
import { Link } from '../link/link.tsx'
import { Stack } from '../stack/stack.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

const meta = {
  title: 'Components/Inputs/TextField',
  component: TextField,
  args: { label: 'Email', placeholder: 'name@institution.org', onChange: fn() },
} satisfies Meta<typeof TextField>
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
        'read-only': { readOnly: true },
        busy: { loading: true },
      }}
    >
      {(props, name) => (
        <TextField
          label={name}
          labelHidden
          placeholder="name@inst.org"
          defaultValue="Okafor"
          style={{ width: 110 }}
          {...props}
        />
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
