import { composeApp } from '@kilim/composer';
import { language, limits } from '@kilim/contract';
import { z } from 'zod';

// Builds a guest's app off the main thread.

const request = z.object({ prompt: z.string().max(limits.promptMaximum), language });

/**
 * A description, or `warm-up` while it is being typed: the first app of a worker takes several times as long as the next
 * ones, because its word lists are prepared and its code is compiled.
 */
export type GuestRequest = 'warm-up' | z.infer<typeof request>;

/** An app, or a sentence about why there is none. */
export type GuestAnswer =
  | { readonly kind: 'app'; readonly name: string; readonly files: Readonly<Record<string, string>> }
  | { readonly kind: 'refused'; readonly text: string };

function answer(data: unknown): GuestAnswer {
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

addEventListener('message', ({ data }: MessageEvent<unknown>) =>
  data === ('warm-up' satisfies GuestRequest) ? warmUp() : postMessage(answer(data)),
);
