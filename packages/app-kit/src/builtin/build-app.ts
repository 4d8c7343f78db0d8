import type { Language } from '@kilim/contract';
import { nameFromPrompt } from '../project/name-from-prompt.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { starterFiles } from '../starter/starter-files.ts';
import { answerPrompt } from './answer-prompt.ts';

export interface AppRequest {
  readonly prompt: string;
  /** The page's language; the app is named in the prompt's own. */
  readonly language: Language;
}

/** An app with its name, or a refusal: the caller shows what works instead. */
export type BuiltApp =
  | { readonly kind: 'app'; readonly name: string; readonly files: ProjectFiles }
  | { readonly kind: 'refused' };

/**
 * Builds an app from one prompt without a model: pure, so that the browser of a guest can do it in a worker
 * (docs/rules/public-pages.md#guest-app).
 */
export function buildApp({ prompt, language }: AppRequest): BuiltApp {
  const name = nameFromPrompt(prompt, language);
  const answer = answerPrompt({
    prompt,
    language,
    projectName: name,
    files: starterFiles({ name, language }),
  });
  if (answer.kind === 'talk' || !answer.reply.newProject) return { kind: 'refused' };
  const files: Record<string, string> = {};
  for (const [path, content] of Object.entries(answer.reply.files)) {
    if (typeof content === 'string') files[path] = content;
  }
  return { kind: 'app', name, files };
}
