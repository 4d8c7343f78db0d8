// Data of a person as a whole: everything of theirs in one zip, and the end of the account with everything in it.
// Promises that an archive is for its owner alone and gone after a day, and that a deletion can be undone for a week.
export { sumExportSizes } from './repository.ts';
export { createPersonalDataRoutes } from './routes.ts';
export {
  createPersonalDataService,
  dataExportExpiryJob,
  dataExportJob,
} from './service.ts';
