/** The texts that `DataTable` reads out. */
export type DataTableTexts = {
  actions: string
}

export const dataTableTexts: DataTableTexts = {
  actions: 'Actions',
}
