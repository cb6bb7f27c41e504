import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { CopyButton } from '../copy-button/copy-button.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { QrCode } from './qr-code.tsx'

const meta = {
  title: 'Components/Data display/QrCode',
  component: QrCode,
  args: {
    value:
      'otpauth://totp/Vestibule:ines.okafor@northfield.example?secret=JBSWY3DPEHPK3PXPKRUGS4ZA&issuer=Vestibule',
  },
  parameters: {
    guide: {
      use: ['Setting up an authenticator app on another device.'],
      avoid: ['The only way to get at what it says: the text stands beside it.'],
      anatomy: ['Light plate', 'Quiet zone', 'Code'],
      content: [
        'Beside it the key in groups of four, with a CopyButton; on touch devices an `otpauth:` link.',
      ],
      constants: [
        ['Error correction', 'H'],
        ['Quiet zone', '4 modules'],
      ],
    },
  },
} satisfies ComponentMeta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Always show the encoded content as text beside the code, with a way to copy it. */
export const WithKey: Story = {
  render: (args) => (
    <Stack align="start">
      <QrCode {...args} />
      <Stack direction="row" gap="xs">
        <Text as="span" code>
          JBSW Y3DP EHPK 3PXP KRUG S4ZA
        </Text>
        <CopyButton content="JBSWY3DPEHPK3PXPKRUGS4ZA" />
      </Stack>
    </Stack>
  ),
}

/** The background stays light, because many scanners cannot read light on dark. */
export const Dark: Story = {
  ...WithKey,
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const plate = canvas.getByRole('img')
    await waitFor(() => expect(getComputedStyle(plate).backgroundColor).toBe('rgb(255, 255, 255)'))
    const { width, height } = plate.getBoundingClientRect()
    await expect([width, height]).toEqual([192, 192])
  },
}
export const Narrow: Story = { args: { size: 400 }, globals: { viewport: { value: 'xs' } } }
export const RightToLeft: Story = { ...WithKey, globals: { direction: 'rtl' } }
