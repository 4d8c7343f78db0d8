import type { Language } from '@kilim/contract';
import type { ProjectFiles } from '../project/project-files.ts';

/** A prompt with the project that it is about. */
export interface PromptInput {
  readonly prompt: string;
  readonly language: Language;
  readonly projectName: string;
  readonly files: ProjectFiles;
  /** Id of the chosen quick prompt; unknown ids are ignored. */
  readonly quickPromptId?: string | undefined;
}
