/** Texts of the command palette's results in administration. */
export const paletteTexts = {
  groups: { people: 'People', organizations: 'Organisations', codes: 'Codes' },
  ticket: (number: number, name: string) => `Ticket ${number} · ${name}`,
  error: (app: string) => `Error report · ${app}`,
  events: 'Every event of the request',
}
