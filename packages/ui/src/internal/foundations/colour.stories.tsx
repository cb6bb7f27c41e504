import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from '../../text/text.tsx'
import { ContrastSample } from './contrast-sample.tsx'
import { Palette } from './palette.tsx'
import './foundations.css'

const text = [
  '--vb-fg',
  '--vb-fg-muted',
  '--vb-fg-link',
  '--vb-danger-fg',
  '--vb-success-fg',
  '--vb-warning-fg',
]
const surfaces = [
  '--vb-bg-app',
  '--vb-bg-card',
  '--vb-bg-subtle',
  '--vb-bg-field-filled',
  '--vb-bg-overlay',
]
const pairs: [string, string][] = [
  ['--vb-primary-fg', '--vb-primary'],
  ['--vb-primary-fg', '--vb-primary-hover'],
  ['--vb-primary-fg', '--vb-primary-active'],
  ['--vb-fg-link', '--vb-primary-tint'],
  ['--vb-danger-fg', '--vb-danger-bg'],
  ['--vb-success-fg', '--vb-success-bg'],
  ['--vb-warning-fg', '--vb-warning-bg'],
]
/** Pairs of colour and background of icons and lines that carry meaning: a contrast of 3 is enough for them. */
const signs: [string, string][] = [
  ['--vb-border-control', '--vb-bg-app'],
  ['--vb-border-control', '--vb-bg-field-filled'],
  ['--vb-ring', '--vb-bg-app'],
  ['--vb-ring-on-page', '--vb-bg-page'],
  ['--vb-danger', '--vb-bg-app'],
  ['--vb-success', '--vb-bg-app'],
  ['--vb-warning', '--vb-bg-app'],
]
const meta = { title: 'Foundations/Colour' } satisfies Meta
export default meta
type Story = StoryObj

/**
 * The colours of which the colours by purpose (see Roles) are made; they are the same in both themes. Components use
 * only colours by purpose.
 */
export const Palettes: Story = {
  render: () => (
    <>
      <Palette title="Brand" tokens={/^--vb-brand-\d+$/u}>
        The blue of the door: buttons, links, selection, focus.
      </Palette>
      <Palette title="Neutral" tokens={/^--vb-neutral-\d+$/u}>
        Text, lines and surfaces.
      </Palette>
      <Palette title="Red, green, amber" tokens={/^--vb-(?:red|green|amber)-\d+$/u}>
        What went wrong, what went right, and what needs care.
      </Palette>
    </>
  ),
}

/** Colours by purpose. Their values depend on the theme: switch it in the toolbar. */
export const Roles: Story = {
  render: () => (
    <>
      <Palette title="Surfaces" tokens={/^--vb-(?:bg|scrim)/u}>
        From the page to what lies over it.
      </Palette>
      <Palette title="Text" tokens={/^--vb-fg/u}>
        Text, quiet text, placeholders, links.
      </Palette>
      <Palette title="Lines and rings" tokens={/^--vb-(?:border|ring|threshold)/u}>
        Edges that part, edges of what is operated, and the focus.
      </Palette>
      <Palette title="Primary" tokens={/^--vb-primary/u}>
        One primary button in a view, and what is chosen.
      </Palette>
      <Palette title="States" tokens={/^--vb-(?:danger|success|warning)/u}>
        A sign, a surface, words, and a line for each.
      </Palette>
      <Palette title="Product lines" tokens={/^--vb-collection/u}>
        Product lines only, never a state.
      </Palette>
    </>
  ),
}

/** Each text colour on each surface where it is allowed, with the contrast measured on this page. */
export const TextOnSurfaces: Story = {
  render: () => (
    <table className="foundation-table">
      <thead>
        <tr>
          <th scope="col">text on</th>
          {surfaces.map((surface) => (
            <th key={surface} scope="col">
              <code>{surface}</code>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {text.map((colour) => (
          <tr key={colour}>
            <th scope="row">
              <code>{colour}</code>
            </th>
            {surfaces.map((surface) => (
              <td key={surface}>
                <ContrastSample colour={colour} surface={surface} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
}

export const Pairs: Story = {
  render: () => (
    <div className="foundation-grid">
      {pairs.map(([colour, surface]) => (
        <div key={surface}>
          <ContrastSample colour={colour} surface={surface} />
          <Text size="xs" tone="muted">
            {colour} on {surface}
          </Text>
        </div>
      ))}
    </div>
  ),
}

/** Lines and icons that carry meaning. */
export const Signs: Story = {
  render: () => (
    <div className="foundation-grid">
      {signs.map(([colour, surface]) => (
        <div key={`${colour} ${surface}`}>
          <ContrastSample sign colour={colour} surface={surface} />
          <Text size="xs" tone="muted">
            {colour} on {surface}
          </Text>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const sample of canvasElement.querySelectorAll('.vb-tnum')) {
      await expect(Number(sample.textContent)).toBeGreaterThanOrEqual(3)
    }
  },
}

export const Dark: Story = { ...Roles, globals: { theme: 'dark' }, tags: ['!test'] }
