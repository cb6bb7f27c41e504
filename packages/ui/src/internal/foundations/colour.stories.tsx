import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from '../../text/text.tsx'
import { ContrastSample } from './contrast-sample.tsx'
import './foundations.css'

const text = ['--fg', '--fg-muted', '--fg-link', '--danger-fg', '--success-fg', '--warning-fg']
const surfaces = ['--bg-app', '--bg-card', '--bg-subtle', '--bg-field-filled', '--bg-overlay']
const pairs: [string, string][] = [
  ['--primary-fg', '--primary'],
  ['--primary-fg', '--primary-hover'],
  ['--primary-fg', '--primary-active'],
  ['--fg-link', '--primary-tint'],
  ['--danger-fg', '--danger-bg'],
  ['--success-fg', '--success-bg'],
  ['--warning-fg', '--warning-bg'],
]
/** Signs and lines that carry meaning: 3 is enough. */
const signs: [string, string][] = [
  ['--border-control', '--bg-app'],
  ['--border-control', '--bg-field-filled'],
  ['--ring', '--bg-app'],
  ['--ring-on-page', '--bg-page'],
  ['--danger', '--bg-app'],
  ['--success', '--bg-app'],
  ['--warning', '--bg-app'],
]
const collections = ['--collection-1', '--collection-2', '--collection-3', '--collection-4']

const meta = { title: 'Foundations/Colour' } satisfies Meta
export default meta
type Story = StoryObj

/** Every colour of text on every surface it may stand on, with its contrast as the page has it now. */
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

/** Lines and signs that carry meaning. */
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

/** Product lines only, never a state. */
export const ProductLines: Story = {
  render: () => (
    <div className="foundation-grid">
      {collections.map((colour) => (
        <div key={colour}>
          <div className="foundation-swatch" style={{ background: `var(${colour})` }} />
          <Text size="xs" tone="muted">
            {colour}
          </Text>
        </div>
      ))}
    </div>
  ),
}
export const Dark: Story = { ...TextOnSurfaces, globals: { theme: 'dark' }, tags: ['!test'] }
