import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { english } from '../testing/english.ts'
import { SettingsProblem } from './settings-problem.tsx'

it('a wrong setting is named on the loader, instead of a blank page', () => {
  render(<SettingsProblem message="homepage: must be a path" texts={english} />)
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The settings of this platform are wrong: homepage: must be a path',
  )
})
