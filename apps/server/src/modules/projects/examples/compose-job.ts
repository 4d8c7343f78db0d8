import type { ProjectFiles } from '@kilim/app-kit';
import { composeApp } from '@kilim/composer';
import type { Language } from '@kilim/contract';
import type { WorkerJob } from '../../../platform/workers/index.ts';

export interface ComposeInput {
  readonly prompt: string;
  readonly language: Language;
  readonly name: string;
}

/** The files of an app of the gallery. In a worker, because it takes up to a second of processor time. */
export const composeExampleJob: WorkerJob<ComposeInput, ProjectFiles, never> = async (input) => {
  const composed = composeApp(input);
  if (composed.kind !== 'app') throw new Error(`The gallery’s prompt is no app: ${input.prompt}`);
  return composed.files;
};
