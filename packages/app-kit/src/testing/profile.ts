/** A signed-in user who has no terms to accept and no customer to choose. */
export const profile = {
  id: 'u1',
  email: 'ines@acme.example',
  first_name: 'Inès',
  last_name: 'Okafor',
  organization_info: { id: 'acme', name: 'Acme', is_internal: false },
  is_external_user: true,
  eulas_not_accepted: [] as string[],
  impersonating: null,
}
