import type { Language } from '@kilim/contract';
import type { ProjectFiles } from '../../project/project-files.ts';
import type { Reply } from '../../reply/reply-schema.ts';

export interface ChangeRequest {
  readonly prompt: string;
  /** The prompt in lower case without accents. */
  readonly folded: string;
  readonly language: Language;
  readonly projectName: string;
  readonly files: ProjectFiles;
}

/** An answer: a reply to apply, or a text without changes. Both suggest prompts that change the project. */
export type Answer =
  | { readonly kind: 'apply'; readonly reply: Reply }
  | { readonly kind: 'talk'; readonly text: string; readonly nextSteps: readonly string[] };

/** A kind of change; returns `undefined` if the prompt does not request it. */
export type Change = (request: ChangeRequest) => Answer | undefined;

/** Creates a reply; the remaining fields are empty. */
export function applyAnswer(
  reply: Pick<Reply, 'title' | 'files' | 'explanation' | 'changes'> & Partial<Reply>,
): Answer {
  return {
    kind: 'apply',
    reply: { newProject: false, projectName: '', architecture: '', nextSteps: [], ...reply },
  };
}

export const talkAnswer = (text: string): Answer => ({ kind: 'talk', text, nextSteps: [] });
