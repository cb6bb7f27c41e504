import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'

/** The button of a component that opens something, and how the suite presses it. */
export const openButton = <button type="button">Open</button>

export const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }))
