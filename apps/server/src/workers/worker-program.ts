import { serveJobs } from '../platform/workers/serve-jobs.ts';
import { serverJobs } from './jobs.ts';

// The entry point of every worker thread, built as a separate file (vite.config.ts).
export default serveJobs(serverJobs);
