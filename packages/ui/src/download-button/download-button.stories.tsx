import type { StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { CopyButton } from '../copy-button/copy-button.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Stack } from '../stack/stack.tsx'
import { DownloadButton } from './download-button.tsx'

const meta = {
  title: 'Components/Actions/DownloadButton',
  component: DownloadButton,
  args: {
    content: '7QH2-M9KD\nX4TR-08WB\n',
    fileName: 'recovery_codes.txt',
    onDownload: fn(),
    onDownloadError: fn(),
  },
  parameters: {
    guide: {
      use: ['A file made in the page, such as recovery codes.'],
      avoid: ['A file on the server: a LinkButton with `download`.'],
      anatomy: ['Icon', 'Label'],
      keyboard: [['Enter, Space', 'Saves the file']],
      constants: [['Recovery codes', '`recovery_codes.txt`']],
    },
  },
} satisfies ComponentMeta<typeof DownloadButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const BesideCopy: Story = {
  render: (args) => (
    <Stack direction="row" gap="xs">
      <DownloadButton {...args} />
      <CopyButton content={args.content as string} variant="secondary" size="md" />
    </Stack>
  ),
}

export const Failed: Story = {
  args: { content: () => Promise.reject(new Error('gone')) },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Download' })
    const before = button.getBoundingClientRect().width
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAccessibleName('Download failed'))
    await waitFor(() => expect(button.getBoundingClientRect().width).toBe(before))
    await expect(args.onDownloadError).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  args: { texts: { download: 'Wiederherstellungscodes als Textdatei herunterladen' } },
  globals: { viewport: { value: 'xs' } },
}
export const Dark: Story = { ...BesideCopy, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...BesideCopy, globals: { direction: 'rtl' } }
