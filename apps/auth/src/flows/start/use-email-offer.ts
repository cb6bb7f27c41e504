import { useEffect, type RefObject } from 'react'
import { pastEmail } from '../../boot/past-email.ts'
import { useWorld } from '../../boot/world.ts'
import { useHandover } from '../../parts/use-handover.ts'
import { submittedEarly } from './submitted-early.ts'

/**
 * Fills the empty address field: with the address in the page's address, else with the one last used here. An
 * empty `email` in the address asks for a different account and offers nothing. A form that was submitted early
 * is submitted now.
 */
export function useEmailOffer(form: RefObject<HTMLFormElement | null>): void {
  const { localStorage } = useWorld()
  const { email } = useHandover()
  useEffect(() => {
    if (form.current) takeUp(form.current, email ?? pastEmail(localStorage).read() ?? '')
  }, [email, localStorage, form])
}

function takeUp(form: HTMLFormElement, offer: string) {
  const field = form.elements.namedItem('email')
  if (field instanceof HTMLInputElement && field.value === '') field.value = offer
  if (form.dataset[submittedEarly] === undefined) return
  delete form.dataset[submittedEarly]
  form.requestSubmit()
}
