import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../../button/button.tsx'
import { Heading } from '../../heading/heading.tsx'
import { Stack } from '../../stack/stack.tsx'
import { Text } from '../../text/text.tsx'
import { TokenValue } from './token-value.tsx'
import { tokensLike } from './token-values.ts'
import './foundations.css'

const meta = { title: 'Foundations/Scale' } satisfies Meta
export default meta
type Story = StoryObj

const sizes = tokensLike(/^--vb-t-/u)

/** Font size and line height of each step, and the token for it. */
export const Type: Story = {
  render: () => (
    <Stack>
      {sizes.map((name) => (
        <div key={name}>
          <span style={{ font: `400 var(${name}) var(--vb-font-sans)` }}>
            The door stands on its threshold
          </span>
          <TokenValue name={name} />
        </div>
      ))}
    </Stack>
  ),
}

/**
 * The package brings one font, Inter. Weight 400 is for text, 500 for labels and buttons, 600 for headings; nothing is
 * bolder.
 */
export const Headings: Story = {
  render: () => (
    <Stack>
      {(['xl', 'lg', 'md', 'sm', 'xs'] as const).map((size) => (
        <Heading key={size} size={size}>
          {`Heading ${size}`}
        </Heading>
      ))}
      <Text size="md">Text md, 16/24: fields and leads</Text>
      <Text>Text sm, 14/20: body and labels</Text>
      <Text size="xs">Text xs, 12/16: meta</Text>
      <Text size="md" code>
        Codes 0O 1Il 8B 5S 2Z
      </Text>
    </Stack>
  ),
}

const spaces = ['xxs', 'xs', 'sm', 'md', 'lg', 'xl']

/**
 * Tokens for distances of 4, 8, 16, 32, 48 and 80 pixels. On sign-in screens there are 8 between label and field, 24
 * between fields, and 32 between title and form.
 */
export const Space: Story = {
  render: () => (
    <Stack gap="xs">
      {spaces.map((name) => (
        <Stack key={name} direction="row">
          <Text size="xs" tone="muted" style={{ width: 96 }}>
            --space-{name}
          </Text>
          <span className="foundation-bar" style={{ width: `var(--vb-space-${name})` }} />
          <TokenValue name={`--vb-space-${name}`} />
        </Stack>
      ))}
    </Stack>
  ),
}

/**
 * The corner radius is 6 pixels, and 4 inside a box with a radius of 6. `radius-full` rounds whole ends, such as those
 * of the button that opens the user menu.
 */
export const Radius: Story = {
  render: () => (
    <div className="foundation-grid">
      {['--vb-radius', '--vb-radius-sm', '--vb-radius-full'].map((name) => (
        <div
          key={name}
          className="foundation-swatch"
          style={{ borderRadius: `var(${name})`, background: 'var(--vb-bg-field-filled)' }}
        >
          <TokenValue name={name} />
        </div>
      ))}
    </div>
  ),
}

/** Heights of controls: 32 pixels in filters, 36 in the shell, 44 on sign-in screens. */
export const Controls: Story = {
  render: () => (
    <Stack direction="row" align="end" wrap>
      {tokensLike(/^--vb-control-/u).map((name) => (
        <div key={name}>
          <div
            className="foundation-swatch"
            style={{
              height: `var(${name})`,
              minHeight: 0,
              background: 'var(--vb-bg-field-filled)',
            }}
          />
          <TokenValue name={name} />
        </div>
      ))}
    </Stack>
  ),
}

const breakpoints: [name: string, from: number, what: string][] = [
  ['xs', 0, 'Cards, dialogs and drawers fill the screen; type in fields is 16 pixels.'],
  ['sm', 600, 'The sign-in card stands on the page, its guide below it.'],
  ['md', 960, 'Two columns: guide beside form, product line beside cards.'],
  ['lg', 1280, 'The widest section, 1220 pixels, fits with its margins.'],
  ['xl', 1920, 'Nothing grows any more.'],
]

/** Window widths in pixels at which the layout changes. */
export const Breakpoints: Story = {
  render: () => (
    <table className="foundation-table">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">From</th>
          <th scope="col">What changes</th>
        </tr>
      </thead>
      <tbody>
        {breakpoints.map(([name, from, what]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="vb-tnum">{from}</td>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
}

/** Shadow 1 is for primary and secondary buttons, 2 for popovers and toasts, 3 for the sign-in card and modals. */
export const Elevation: Story = {
  render: () => (
    <div className="foundation-grid">
      {[1, 2, 3].map((level) => (
        <div
          key={level}
          className="foundation-swatch"
          style={{ background: 'var(--vb-bg-overlay)', boxShadow: `var(--vb-shadow-${level})` }}
        >
          --shadow-{level}
        </div>
      ))}
    </div>
  ),
}

const durations = ['fast', 'step', 'popover', 'ripple']

function MotionExample() {
  const [moved, setMoved] = useState(false)
  return (
    <Stack align="start">
      <Button size="md" variant="secondary" onClick={() => setMoved(!moved)}>
        Move
      </Button>
      {durations.map((name) => (
        <Stack key={name} direction="row">
          <Text size="xs" tone="muted" style={{ width: 128 }}>
            --duration-{name}
          </Text>
          <span
            className="foundation-bar"
            style={{
              width: 24,
              translate: moved ? 160 : 0,
              transition: `translate var(--vb-duration-${name}) var(--vb-ease-out)`,
            }}
          />
          <TokenValue name={`--vb-duration-${name}`} />
        </Stack>
      ))}
    </Stack>
  )
}

/** With reduced motion every duration is one millisecond. */
export const Motion: Story = { render: () => <MotionExample /> }

export const Dark: Story = { ...Elevation, globals: { theme: 'dark' }, tags: ['!test'] }
