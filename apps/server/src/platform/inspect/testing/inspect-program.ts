import type { Inspection } from '@kilim/app-kit';
import { serveJobs, type WorkerJob } from '../../workers/index.ts';
import { inspectSource, type Transformation, transformSource } from '../inspect-source.ts';

interface Source {
  readonly path: string;
  readonly source: string;
}

const inspect: WorkerJob<Source, Inspection> = ({ path, source }) => inspectSource(path, source);
const transform: WorkerJob<Source, Transformation> = ({ path, source }) => transformSource(path, source);

export const inspectJobs = { inspect, transform };

export default serveJobs(inspectJobs);
