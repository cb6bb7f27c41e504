/** The texts of choosing a customer. */
export const customer = {
  heading: 'Select a customer',
  intro: 'You will act on behalf of this organisation until you leave it.',
  listLabel: 'Organisations',
  search: 'Search organisations',
  searchCount: 'Search {count} organisations',
  noMatch: 'No Results',
  submit: 'Continue',
  none: 'No Organisation Found',
  noneHow: 'There is no customer that you may act for. Ask an administrator to give you access.',
  failed: 'Something went Wrong',
  notStaff: 'You act for no customer',
  notStaffHow: 'Choosing a customer is for staff of the platform. You can go on as yourself.',
  acting: 'You already act for {name}',
  actingHow: 'This customer was chosen in another tab or window of this browser.',
  goOn: 'Go on for {name}',
  change: 'Switch to {name}',
}
