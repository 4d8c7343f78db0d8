// Personal data: the archive of everything stored about a user, and the deletion of the account.
// Guarantees that an archive is for its owner only and deleted after a day, and that a deletion can be undone for a week.
export { sumExportSizes } from './repository.ts';
export { createPersonalDataRoutes } from './routes.ts';
export {
  createPersonalDataService,
  dataExportExpiryJob,
  dataExportJob,
} from './service.ts';
