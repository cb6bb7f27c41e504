import { useEffect, type RefObject } from 'react'
import { submittedEarly } from '../../boot/early.ts'
import { useWorld } from '../../boot/world.ts'
import { pastEmail } from '../../parts/past-email.ts'
import { useHandover } from '../../parts/use-handover.ts'

/**
 * Fills the empty address field with the `email` of the URL, or with the address last used in this browser. An empty
 * `email` in the URL means that the user wants another account, so nothing is filled in. Submits a form that was
 * submitted before the code of the page arrived.
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
  if (field instanceof HTMLInputElement && field.value === '') {
    field.value = offer
    // Somebody who is about to type there replaces the offer instead of adding to it.
    if (field === document.activeElement) field.select()
  }
  if (form.dataset[submittedEarly] === undefined) return
  delete form.dataset[submittedEarly]
  form.requestSubmit()
}
