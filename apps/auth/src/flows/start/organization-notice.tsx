import { Alert } from '@vestibule/ui/alert'
import { organizationTexts } from '../../texts/en-organization.ts'

/** Why the organisation's own sign-in led back here. A value that nobody knows says nothing: anyone can write an address. */
export default function OrganizationNotice({ error }: { readonly error: string }) {
  const words = Object.entries(organizationTexts.errors).find(([code]) => code === error)?.[1]
  return (
    words !== undefined && (
      <Alert tone="danger" role="alert">
        {words}
      </Alert>
    )
  )
}
