import { serveJobs } from '../platform/workers/serve-jobs.ts';
import { serverJobs } from './jobs.ts';

// The program of every worker thread: a file of its own beside the built server (vite.config.ts).
export default serveJobs(serverJobs);
