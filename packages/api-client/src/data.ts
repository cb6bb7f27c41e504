export {
  answerRequest,
  listCatalogue,
  listOwnRequests,
  requestAccess,
  withdrawRequest,
  type RequestAccessInput,
} from './endpoints/access-requests.ts'
export {
  approveDataRequest,
  endDataAccess,
  extendDataAccess,
  getDataRequest,
  getDataSteward,
  giveDataAccess,
  listDataGrants,
  listDataRequests,
  listStewardedDatasets,
  refuseDataRequest,
  returnDataRequest,
  type DataAccessInput,
} from './endpoints/data-stewards.ts'
export { exportDatasetReport, listDatasetAccess, listOpenedDays } from './endpoints/data-report.ts'
export {
  endReviewedAccess,
  keepReviewedAccess,
  listAccessReviews,
} from './endpoints/data-reviews.ts'
export { type AccessReview } from './contract/data-reviews.ts'
export {
  type DatasetAccess,
  type DatasetReportExport,
  type OpenedDay,
} from './contract/data-report.ts'
export {
  listStewardedTerms,
  publishDatasetTerms,
  type DatasetTermsInput,
} from './endpoints/steward-terms.ts'
export { type CatalogueEntry, type OwnRequest } from './contract/access-requests.ts'
export {
  type DataRequest,
  type DataSteward,
  type StewardedDataset,
} from './contract/data-stewards.ts'
export { type StewardedTerms } from './contract/steward-terms.ts'
export { type Grant } from './contract/admin-access.ts'
export { type Page, type PageInput } from './endpoints/admin/page.ts'
