import type { ProjectFiles } from '@kilim/app-kit';
import { AppError, findGalleryId, type Language, type UserId } from '@kilim/contract';
import { translators } from '../../../platform/i18n/index.ts';
import { type RunJob, workLimits } from '../../../platform/workers/index.ts';
import type { ComposeInput, composeExampleJob } from './compose-job.ts';

export interface Example {
  readonly name: string;
  readonly files: ProjectFiles;
}

/** Composes an app of the gallery. */
export type ComposeExample = (input: ComposeInput, userId: UserId) => Promise<ProjectFiles>;

export function createExampleComposer(run: RunJob<typeof composeExampleJob>): ComposeExample {
  return (input, userId) => run(input, { owner: userId, limit: workLimits.file });
}

export interface ExampleQuestion {
  readonly exampleId: string;
  readonly language: Language;
  readonly userId: UserId;
}

/** Name and files of an app of the gallery. Throws `example_not_found`. */
export async function findExample(
  { exampleId, language, userId }: ExampleQuestion,
  compose: ComposeExample,
): Promise<Example> {
  const id = findGalleryId(exampleId);
  if (id === undefined) throw new AppError('example_not_found');
  const translate = translators[language];
  const name = translate(`gallery.apps.${id}.name`);
  const prompt = translate(`gallery.apps.${id}.prompt`);
  return { name, files: await compose({ prompt, language, name }, userId) };
}
