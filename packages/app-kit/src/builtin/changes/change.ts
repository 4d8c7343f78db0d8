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

/** What an answer does: a reply to apply, or words when nothing is to be changed. */
export type Answer =
  | { readonly kind: 'apply'; readonly reply: Reply }
  | { readonly kind: 'talk'; readonly text: string };

/** One kind of change: `undefined` when the prompt does not ask for it. */
export type Change = (request: ChangeRequest) => Answer | undefined;

/** A reply with the fields that a change has nothing to say about left empty. */
export function applyAnswer(
  reply: Pick<Reply, 'title' | 'files' | 'explanation' | 'changes'> & Partial<Reply>,
): Answer {
  return {
    kind: 'apply',
    reply: { newProject: false, projectName: '', architecture: '', nextSteps: [], ...reply },
  };
}

export const talkAnswer = (text: string): Answer => ({ kind: 'talk', text });
