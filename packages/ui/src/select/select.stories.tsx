import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { Emulation } from '../../.storybook/vitest.setup.ts'
import { Button } from '../button/button.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { StateMatrix } from '../internal/stories/state-matrix.tsx'
import { Stack } from '../stack/stack.tsx'
import { Select, type SelectProps } from './select.tsx'

const meta = {
  title: 'Components/Inputs/Select',
  component: Select,
  args: {
    label: 'Position',
    options: [
      { value: 'top', label: 'Top' },
      { value: 'right', label: 'Right', disabled: true },
      { value: 'bottom', label: 'Bottom', description: 'Where it is expected' },
      { value: 'left', label: 'Left' },
    ],
    value: 'bottom',
    onValueChange: fn(),
  },
  parameters: {
    guide: {
      use: ['One of eight or more, or of fewer where there is no room.'],
      avoid: ['Two to seven with room: a RadioGroup.', 'A command: a Menu.'],
      anatomy: ['Label', 'Button with the value', 'List with a check on the chosen one', 'Message'],
      keyboard: [
        ['Enter, Space, ↓ ↑', 'Opens it'],
        ['↓ ↑ Home End', 'From option to option'],
        ['Letters', 'To the option that begins so'],
        ['Enter, Space', 'Chooses'],
        ['Escape', 'Closes without choosing'],
      ],
      content: ["A placeholder only where no choice is a choice: 'All'."],
    },
    conformance: {
      classOn: 'around',
      openedBy: 'button',
      texts: { empty: { options: [] }, loading: { options: [], loading: true } },
    },
    docs: { story: { inline: false, iframeHeight: 320 } },
  },
} satisfies ComponentMeta<SelectProps>
export default meta
type Story = StoryObj<typeof meta>

function Controlled(args: SelectProps) {
  const [value, setValue] = useState(args.value)
  return (
    <Select
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

export const Open: Story = {
  ...Playground,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Position' })).toBeVisible())
  },
}

/** Arrow keys skip disabled options, letters find an option, Enter chooses, Escape keeps the value. */
export const Keyboard: Story = {
  ...Playground,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Position Bottom' })
    await userEvent.tab()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    const list = await screen.findByRole('listbox')
    await waitFor(() => expect(list).toHaveFocus())
    await userEvent.keyboard('to')
    const top = screen.getByRole('option', { name: 'Top' })
    await waitFor(() => expect(list).toHaveAttribute('aria-activedescendant', top.id))
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('top')
    await waitFor(() => expect(button).toHaveFocus())

    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await expect(button).toHaveAccessibleName('Position Top')
  },
}

/** While the list fades out, a press reaches the button below it. */
export const PressAfterChoosing: Story = {
  render: (args) => (
    <Stack>
      <Controlled {...args} />
      <Button size="md">Save</Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const { emulation } = globalThis as { emulation?: Emulation }
    await emulation?.allowMotion(true)
    const save = canvas.getByRole('button', { name: 'Save' })
    const { x, y, width, height } = save.getBoundingClientRect()
    const pressed = () => document.elementFromPoint(x + width / 2, y + height / 2)
    try {
      for (const choice of ['Top', 'Left', 'Top', 'Left']) {
        await userEvent.click(canvas.getByRole('button', { name: /^Position/ }))
        const option = await screen.findByRole('option', { name: choice })
        await waitFor(() => expect(save).not.toContainElement(pressed() as HTMLElement))
        const list = screen.getByRole('listbox')
        // Wait for the opening transition: a list that is still opening would close without fading out.
        await waitFor(() => expect(list).not.toHaveAttribute('data-transition'))
        await userEvent.click(option)
        await waitFor(() => expect(save).toContainElement(pressed() as HTMLElement), {
          interval: 5,
        })
        // The press on the button must have happened while the list was still fading out.
        await expect(list).toBeInTheDocument()
        await waitFor(() => expect(list).not.toBeInTheDocument())
      }
    } finally {
      await emulation?.allowMotion(false)
    }
  },
}

export const Loading: Story = {
  args: { options: [], value: null, loading: true, placeholder: 'All' },
  play: Open.play,
}

export const Empty: Story = {
  args: { options: [], value: null, placeholder: 'All' },
  play: Open.play,
}

const variants: Record<string, Partial<SelectProps>> = {
  filled: {},
  outlined: { variant: 'outlined' },
  underlined: { variant: 'underlined' },
  rounded: { variant: 'rounded' },
}

export const States: Story = {
  render: (args) => (
    <StateMatrix
      rows={variants}
      states={{ disabled: { disabled: true }, invalid: { error: 'Choose a position' } }}
    >
      {(props) => <Select {...args} {...props} />}
    </StateMatrix>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {(['lg', 'md', 'sm'] as const).map((size) => (
        <Controlled key={size} {...args} label={`Position, ${size}`} size={size} />
      ))}
    </Stack>
  ),
}

export const LongText: Story = {
  ...Open,
  args: {
    value: 'long',
    options: [
      { value: 'long', label: 'Zwei-Faktor-Authentifizierung mit Einmalkennwort und App' },
      { value: 'short', label: 'Passwort' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
  },
  globals: { viewport: { value: 'xs' } },
}
export const Dark: Story = { ...Open, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } }
