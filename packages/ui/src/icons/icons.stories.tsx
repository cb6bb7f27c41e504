import type { StoryObj } from '@storybook/react-vite'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Text } from '../text/text.tsx'
import * as icons from './icons.tsx'

const meta = {
  title: 'Foundations/Icons',
  component: icons.CheckIcon,
  parameters: {
    guide: {
      use: ['Beside words, in the same colour.'],
      avoid: ['Alone without a title.', 'As an illustration.'],
      anatomy: ['Strokes on a grid of 20'],
      constants: [['Grid', '20, stroke 1.5, round ends']],
    },
  },
} satisfies ComponentMeta<typeof icons.CheckIcon>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { size: 20, title: 'Done' } }

/**
 * All icons are drawn on a grid of 20 pixels with strokes of 1.5 pixels. Use an icon beside a text, or give it a title.
 */
export const All: Story = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
        gap: 16,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <Icon />
          <Text as="span" size="xs" tone="muted">
            {name.replace(/Icon$/u, '')}
          </Text>
        </li>
      ))}
    </ul>
  ),
}
export const Dark: Story = { ...All, globals: { theme: 'dark' }, tags: ['!test'] }
/** Icons that point in reading direction are mirrored. */
export const RightToLeft: Story = { ...All, globals: { direction: 'rtl' }, tags: ['!test'] }
