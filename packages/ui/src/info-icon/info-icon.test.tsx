import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { InfoIcon, infoIconVariants, type InfoIconProps } from './info-icon.tsx'

describe('InfoIcon', () => {
  it('knows the nine types of the documentation', () => {
    expect(infoIconVariants).toEqual([
      'info',
      'info_filled',
      'info_tag',
      'question',
      'question_filled',
      'warning',
      'warning_filled',
      'new_tag',
      'no_icon',
    ])
  })

  it.each(infoIconVariants.filter((type) => type !== 'no_icon'))('%s is a named button', (type) => {
    render(<InfoIcon variant={type} label="About inclusion criteria" />)
    expect(screen.getByRole('button', { name: /About inclusion criteria$/ })).toBeVisible()
  })

  it.each([
    ['info_tag', 'Info: About criteria'],
    ['new_tag', 'New: About criteria'],
  ] as const)('%s is named by what is seen first', (type, name) => {
    render(<InfoIcon variant={type} label="About criteria" />)
    expect(screen.getByRole('button', { name })).toBeVisible()
  })

  it('no_icon makes a button of the words themselves', () => {
    render(
      <InfoIcon variant="no_icon" label="About inclusion criteria">
        Inclusion criteria
      </InfoIcon>,
    )
    expect(screen.getByRole('button', { name: 'Inclusion criteria' })).toBeVisible()
  })

  it('no_icon without words shows nothing', () => {
    const { container } = render(<InfoIcon variant="no_icon" label="About" />)
    expect(container).toBeEmptyDOMElement()
  })

  it('refuses an unknown type and lists those allowed', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() =>
      render(<InfoIcon variant={'star' as InfoIconProps['variant']} label="About" />),
    ).toThrow(
      "Unknown icon 'star'. Use one of: info, info_filled, info_tag, question, question_filled, warning, warning_filled, new_tag, no_icon.",
    )
  })
})
