/** A dataset of a data partner. */
export const dataset = (name: string, partner: string, more: object = {}) => ({
  to: [],
  resourcetype: 'DatasetResource',
  resource: {
    name,
    display_name: name[0]?.toUpperCase() + name.slice(1),
    data_partner: { id: partner },
  },
  ...more,
})
/**
 * Import file with two data partners, whose datasets people can ask for. Everybody may find `tides`. Organisations that
 * can open anything of Lakeside, such as Acme, may find `lakes`.
 */
export const requestWorld = {
  sellers: [
    {
      id: 'water',
      name: 'Water',
      data_partners: [
        { id: 'tidewater', name: 'Tidewater' },
        { id: 'lakeside', name: 'Lakeside' },
      ],
    },
  ],
  resources: [
    dataset('tides', 'tidewater', { discoverable: 'everyone' }),
    dataset('hidden', 'tidewater'),
    dataset('lakes', 'lakeside', { discoverable: 'organizations', to: [] }),
    dataset('ponds', 'lakeside', { to: ['acme'] }),
  ],
} as never
