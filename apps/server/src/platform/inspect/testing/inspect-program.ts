import type { Inspection } from '@kilim/app-kit';
import { serveJobs, type WorkerJob } from '../../workers/index.ts';
import { inspectSource, type Transformation, transformSource } from '../inspect-source.ts';

interface Source {
  readonly path: string;
  readonly source: string;
}

const inspect: WorkerJob<Source, Inspection> = ({ path, source }) => {
  const inspection = inspectSource(path, source);
  if (!inspection.ok) return inspection;
  // Functions cannot be sent; calling one shows that reading the tree does not overflow the stack.
  inspection.readSyntax?.();
  const { readSyntax: _syntax, readTree: _tree, ...sent } = inspection;
  return sent;
};
const transform: WorkerJob<Source, Transformation> = ({ path, source }) => transformSource(path, source);

export const inspectJobs = { inspect, transform };

export default serveJobs(inspectJobs);
