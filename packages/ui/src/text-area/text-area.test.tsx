import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { TextArea } from './text-area.tsx'
import { maxPasses, settleHeight } from './use-auto-height.ts'

describe('TextArea', () => {
  it('has a label, a description and an error', () => {
    render(<TextArea label="Short note" description="Shown in a tooltip." error="Too long" />)
    const area = screen.getByRole('textbox', { name: 'Short note' })
    expect(area).toHaveAccessibleDescription('Shown in a tooltip. Too long')
    expect(area).toBeInvalid()
  })

  it('reports what is typed', async () => {
    const onChange = vi.fn<(value: string) => void>()
    render(<TextArea label="Short note" onChange={(event) => onChange(event.target.value)} />)
    await userEvent.type(screen.getByRole('textbox'), 'a{Enter}b')
    expect(onChange).toHaveBeenLastCalledWith('a\nb')
  })

  it('keeps a given height', () => {
    render(<TextArea label="Full note" height={400} />)
    expect(screen.getByRole('textbox')).toHaveStyle({ height: '400px' })
  })
})

describe('the height of a text', () => {
  const bounds = { min: 72, max: 288 }

  it('is what the text needs, between its bounds', () => {
    expect(settleHeight(() => 120, bounds).height).toBe(120)
    expect(settleHeight(() => 10, bounds).height).toBe(72)
    expect(settleHeight(() => 5000, bounds).height).toBe(288)
  })

  it('is found in two passes when the text does not change with it', () => {
    expect(settleHeight(() => 120, bounds).passes).toBe(2)
  })

  it('is given up after twenty passes when it goes back and forth', () => {
    const measure = vi.fn<(height: number) => number>((height) => (height === 100 ? 101 : 100))
    expect(settleHeight(measure, bounds).passes).toBe(maxPasses)
    expect(measure).toHaveBeenCalledTimes(20)
  })
})
