import { composeApp } from '@kilim/composer';
import { language, limits } from '@kilim/contract';
import { z } from 'zod';

// Composes apps off the main thread: a guest's on the home page, and the next one of a new project in the studio.

const request = z.object({ prompt: z.string().max(limits.promptMaximum), language });

/**
 * A description, or `warm-up` while it is being typed: the first app of a worker takes several times as long as the next
 * ones, because its word lists are prepared and its code is compiled.
 */
export type ComposeRequest =
  | 'warm-up'
  | z.infer<typeof request>
  /** What is being typed: it is composed in a pause, so that the answer is there when it is sent. */
  | { readonly draft: z.infer<typeof request> };

/** An app, or a sentence about why there is none. */
export type ComposeAnswer =
  | { readonly kind: 'app'; readonly name: string; readonly files: Readonly<Record<string, string>> }
  | { readonly kind: 'refused'; readonly text: string };

function answer(data: unknown): ComposeAnswer {
  const parsed = request.safeParse(data);
  if (!parsed.success) return { kind: 'refused', text: '' };
  const composed = composeApp(parsed.data);
  return composed.kind === 'app'
    ? { kind: 'app', name: composed.name, files: composed.files }
    : { kind: 'refused', text: composed.text };
}

const warmUp = (): void => {
  composeApp({ prompt: 'water tracker', language: 'tr' });
};

/** Milliseconds without another key before a draft is composed. */
const pause = 100;
let timer: ReturnType<typeof setTimeout> | undefined;
let drafted: { readonly of: string; readonly answer: ComposeAnswer } | undefined;

const drafts = z.object({ draft: request });

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  clearTimeout(timer);
  if (data === ('warm-up' satisfies ComposeRequest)) return warmUp();
  const draft = drafts.safeParse(data).data?.draft;
  if (draft === undefined) {
    postMessage(drafted?.of === JSON.stringify(data) ? drafted.answer : answer(data));
    return;
  }
  timer = setTimeout(() => {
    try {
      drafted = { of: JSON.stringify(draft), answer: answer(draft) };
    } catch {
      // The prompt itself gets the error when it is sent.
    }
  }, pause);
});
