import type { StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { CodeInput } from '../code-input/code-input.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Stack } from '../stack/stack.tsx'
import { StepDoors } from '../step-doors/step-doors.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { ThemeProvider } from './theme.tsx'

const meta = {
  title: 'Foundations/Theme',
  component: ThemeProvider,
  args: {
    theme: 'light',
    children: (
      <Stack align="start">
        <Button>Verify and Proceed</Button>
        <StepDoors current={2} total={3} />
        <CodeInput label="Verification code" value="480927" onValueChange={() => {}} />
      </Stack>
    ),
  },
  parameters: {
    guide: {
      use: ["Once at the root: theme and the organisation's colours."],
      avoid: ['Colouring one component: its own tokens.'],
      anatomy: ['Attributes and custom properties on the root'],
      constants: [
        ['Text on a brand colour', 'Black or white, whichever reads better'],
        ['A value that is no colour', 'Is left out'],
      ],
    },
    conformance: { bare: true },
  },
} satisfies ComponentMeta<typeof ThemeProvider>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Branded: Story = {
  args: { branding: { primary: '#ffc233', page: '#fff3d6' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await waitFor(() => expect(getComputedStyle(button).backgroundColor).toBe('rgb(255, 194, 51)'))
    await waitFor(() => expect(getComputedStyle(button).color).toBe('rgb(0, 0, 0)'))
  },
}

const ownProperties = {
  '--vb-primary': 'light-dark(#7a1f6b, #e3a6d6)',
  '--vb-ring': 'light-dark(#7a1f6b, #e3a6d6)',
  '--vb-radius': '12px',
  '--vb-font-sans': 'Georgia, serif',
} as CSSProperties

/** Changes colour, radius and font of a part of the page only by custom properties; no class is overridden. */
export const OwnProperties: Story = {
  render: () => (
    <div style={ownProperties}>
      <Stack align="start">
        <TextField label="Name" defaultValue="Ada Lindqvist" />
        <Button>Verify and Proceed</Button>
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await waitFor(() =>
      expect(button).toHaveStyle({
        backgroundColor: 'rgb(122, 31, 107)',
        borderRadius: '12px',
        fontFamily: 'Georgia, serif',
      }),
    )
    const input = canvas.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(input).toHaveStyle({ fontFamily: 'Georgia, serif' }))
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(button).toHaveFocus())
    await waitFor(() => expect(button).toHaveStyle({ outlineColor: 'rgb(122, 31, 107)' }))
  },
}

export const UnknownColourIsLeftOut: Story = {
  args: { branding: { primary: 'not-a-colour' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await waitFor(() => expect(getComputedStyle(button).backgroundColor).toBe('rgb(51, 103, 214)'))
  },
}

export const Dark: Story = { args: { theme: 'dark' }, globals: { theme: 'dark' }, tags: ['!test'] }
