import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { designTokens } from '../../../scripts/design-tokens.ts'
import { DownloadButton } from '../../download-button/download-button.tsx'
import { Stack } from '../../stack/stack.tsx'
import { Text } from '../../text/text.tsx'
import css from '../../tokens.css?raw'
import './foundations.css'
import { tokenValues } from './token-values.ts'

const meta = { title: 'Foundations/Design tokens' } satisfies Meta
export default meta
type Story = StoryObj

const file = JSON.stringify(designTokens(css), null, 2)

/**
 * Downloads `tokens.json` of the package: all tokens for design tools, in the format of the Design Tokens
 * Community Group.
 */
export const Download: Story = {
  render: () => (
    <Stack align="start">
      <Text>
        {tokenValues.size} tokens, light and dark. Figma, Penpot and Tokens Studio read the file.
      </Text>
      <DownloadButton
        content={file}
        fileName="vestibule-tokens.json"
        texts={{ download: 'Download tokens.json' }}
      />
    </Stack>
  ),
  play: async () => {
    await expect(JSON.parse(file)).toHaveProperty(['light', 'vb', 'fg', '$type'], 'color')
  },
}

/** Every token with its value in tokens.css. */
export const List: Story = {
  render: () => (
    <table className="foundation-table">
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Value: light, dark</th>
        </tr>
      </thead>
      <tbody>
        {[...tokenValues].map(([name, value]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <code>{value.replace(/^light-dark\((.*)\)$/u, '$1').replaceAll('--vb-', '')}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
}
