// Two organisations: a small customer with few apps, and one with more apps and datasets than any
// real customer.
const password = 'Quiet-Doorway-26!'

export const accounts = {
  few: { email: 'few@small.example', password },
  many: { email: 'many@large.example', password },
}

/** The number of apps and datasets of each organisation. */
export const sizes = { few: { apps: 20, datasets: 8 }, many: { apps: 500, datasets: 300 } }

const lines = ['Discover', 'Develop', 'Evidence', 'Operate', 'Imaging', 'Molecular']
const categories = ['Targets', 'Cohorts', 'Trials', 'Safety', 'Outcomes']
const types = ['Clinical Notes', 'Lab Tests', 'Imaging', 'Genomics', 'Pathology']
const subjects = ['Survival', 'Response', 'Genome', 'Cohort', 'Signal', 'Trial', 'Claims', 'Notes']
const tools = ['Explorer', 'Browser', 'Monitor', 'Designer', 'Atlas', 'Finder', 'Review']

const pick = (list, index) => list[index % list.length]

/** Returns the small and the large organisation as the content of an import file. */
export function crowdedPlatform() {
  const kinds = Object.keys(sizes)
  return {
    organizations: kinds.map((id) => ({ id, name: `Organisation ${id}`, is_internal: false })),
    users: kinds.map((kind) => ({
      email: accounts[kind].email,
      password,
      first_name: 'Ada',
      last_name: 'Lindqvist',
      organization: kind,
      sign_in_method: 'password',
    })),
    resources: [
      ...Array.from({ length: sizes.many.apps }, (_, index) => app(index)),
      ...Array.from({ length: sizes.many.datasets }, (_, index) => dataset(index)),
    ],
  }
}

function owners(index, few) {
  return index < few ? ['few', 'many'] : ['many']
}

function app(index) {
  return {
    to: owners(index, sizes.few.apps),
    resourcetype: 'AppResource',
    resource: {
      url: `app-${index}`,
      display_name: `${pick(subjects, index)} ${pick(tools, Math.floor(index / 8))} ${index + 1}`,
      icon: null,
      product_line: [
        { name: pick(lines, index), sub_category: pick(categories, Math.floor(index / 6)) },
      ],
      supported_dataset_types: index % 3 === 0 ? [pick(types, index), pick(types, index + 2)] : [],
      dataset_dependent: index % 2 === 0,
    },
  }
}

function dataset(index) {
  const federated = index % 10 === 9
  const members = ['Aldermoor', 'Calder', 'Osier'].map((name) => ({
    display_name: `${name} Hospital ${index}`,
  }))
  return {
    to: owners(index, sizes.few.datasets),
    resourcetype: federated ? 'FederatedDatasetResource' : 'DatasetResource',
    datatypes: types.slice(index % 3, (index % 3) + 3),
    is_aggregate: index % 4 === 0,
    resource: {
      name: `cohort_${index}_v2`,
      display_name: `Cohort ${index + 1}, ${pick(subjects, index)}`,
      datasets: federated ? members : [],
    },
  }
}
