import { useEffect, type RefObject } from 'react'
import { submittedEarly } from '../../boot/early.ts'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { pastEmail } from '../../parts/past-email.ts'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'

/**
 * Fills the empty address field with the `email` of the URL, or with the address last used in this browser. If the URL
 * has an empty `email`, the user wants to sign in with another account, so nothing is filled in. If the user has
 * submitted the form before the code of the page was loaded, submits it again.
 *
 * If a browser extension has changed the page, React renders the screen anew. What the user has typed and submitted is
 * then in the form that React has removed.
 */
export function useEmailOffer(form: RefObject<HTMLFormElement | null>): void {
  const { localStorage } = useWorld()
  const { email } = useHandover()
  useEffect(() => {
    if (form.current) takeUp(form.current, email ?? pastEmail(localStorage).read() ?? '')
  }, [email, localStorage, form])
}

function takeUp(form: HTMLFormElement, offer: string) {
  const early = window.vestibuleEarly?.form ?? form
  // Take the address only once from the form that React has replaced. If the user comes back to this screen, the field
  // gets the address of the URL.
  if (window.vestibuleEarly) window.vestibuleEarly.form = null
  const field = emailOf(form)
  if (field?.value === '') {
    field.value = emailOf(early)?.value || offer
    // If the field has the focus, select the filled-in address, so that typing replaces it.
    if (field === document.activeElement && field.value === offer) field.select()
  }
  if (early.dataset[submittedEarly] === undefined) return
  delete early.dataset[submittedEarly]
  form.requestSubmit()
}

const emailOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[name=email]')
