import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { Badge } from '../../badge/badge.tsx'
import { Button } from '../../button/button.tsx'
import { Modal } from '../../modal/modal.tsx'
import { TextField } from '../../text-field/text-field.tsx'

const meta = {
  title: 'Patterns/Form in a dialog',
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta
export default meta
type Story = StoryObj

/**
 * The form is around the body and the footer of the dialog: the button in the footer submits the form, as Enter does.
 */
export const Parts: Story = {
  render: () => (
    <Modal open onClose={() => {}} width={500}>
      <Modal.Header>
        <Badge>Draft</Badge>
        <Modal.Title>Publish the cohort “Metastatic, second line”</Modal.Title>
        <Modal.Description>Whoever may open the dataset can then see it.</Modal.Description>
        <Modal.Close />
      </Modal.Header>
      <form onSubmit={(event) => event.preventDefault()}>
        <Modal.Body style={{ display: 'grid', gap: 16 }}>
          <TextField label="Name" size="md" defaultValue="Metastatic, second line" />
          <TextField label="Note" size="md" />
        </Modal.Body>
        <Modal.Footer>
          <Button variant="secondary" size="md">
            Cancel
          </Button>
          <Button type="submit" size="md">
            Publish
          </Button>
        </Modal.Footer>
      </form>
    </Modal>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /^Publish the cohort/ })
    await expect(dialog).toHaveAccessibleDescription(/^Whoever may open/)
    const edge = (role: 'button' | 'textbox', name: string) =>
      within(dialog).getByRole(role, { name }).getBoundingClientRect()
    const card = dialog.querySelector('.vb-modal')!.getBoundingClientRect()
    await expect(card.bottom - edge('button', 'Publish').bottom).toBeGreaterThanOrEqual(16)
    await expect(card.right - edge('textbox', 'Name').right).toBeGreaterThanOrEqual(16)
    // Where the dialog fills the screen, its fields stay together at the top.
    const between = edge('textbox', 'Note').top - edge('textbox', 'Name').bottom
    await expect(between).toBeLessThan(64)
  },
}
export const Narrow: Story = { ...Parts, globals: { viewport: { value: 'xs' } } }
export const RightToLeft: Story = { ...Parts, globals: { direction: 'rtl' } }
export const Dark: Story = { ...Parts, globals: { theme: 'dark' } }
