import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Accordion, type AccordionProps } from './accordion.tsx'

const items = [
  { id: 'who', title: 'Who sees it', content: 'Internal users.' },
  { id: 'where', title: 'Where it shows', content: 'In every environment.', disabled: true },
  { id: 'how', title: 'How it looks', content: 'As a tooltip.' },
]

function setup(props: Partial<AccordionProps> = {}) {
  const onChange = vi.fn<(open: string[]) => void>()
  render(<Accordion items={items} onValueChange={onChange} {...props} />)
  return { onChange, user: userEvent.setup() }
}

const trigger = (name: string) => screen.getByRole('button', { name })

describe('Accordion', () => {
  it('shows what stands under a heading, and hides it again', async () => {
    const { user, onChange } = setup()
    expect(screen.getByRole('heading', { level: 3, name: 'Who sees it' })).toBeVisible()
    expect(screen.queryByText('Internal users.')).not.toBeVisible()
    await user.click(trigger('Who sees it'))
    expect(screen.getByRole('region', { name: 'Who sees it' })).toHaveTextContent('Internal users.')
    expect(trigger('Who sees it')).toHaveAttribute('aria-expanded', 'true')
    await user.click(trigger('Who sees it'))
    expect(screen.queryByText('Internal users.')).not.toBeVisible()
    expect(onChange.mock.calls).toEqual([[['who']], [[]]])
  })

  it('keeps several open, or one alone', async () => {
    const { user } = setup()
    await user.click(trigger('Who sees it'))
    await user.click(trigger('How it looks'))
    expect(screen.getAllByRole('region')).toHaveLength(2)
  })

  it('with single keeps one open alone', async () => {
    const { user, onChange } = setup({ single: true, defaultValue: ['who'] })
    await user.click(trigger('How it looks'))
    expect(onChange).toHaveBeenCalledWith(['how'])
    expect(screen.getByRole('region')).toHaveTextContent('As a tooltip.')
  })

  it('is walked with arrow keys, past what is disabled', async () => {
    const { user } = setup()
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(trigger('How it looks')).toHaveFocus()
    await user.keyboard('{Home}')
    expect(trigger('Who sees it')).toHaveFocus()
    await user.keyboard('{End}{ArrowUp}')
    expect(trigger('Who sees it')).toHaveFocus()
  })

  it('shows what the caller says is open', async () => {
    const { user, onChange } = setup({ value: [] })
    await user.click(trigger('Who sees it'))
    expect(onChange).toHaveBeenCalledWith(['who'])
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })
})
