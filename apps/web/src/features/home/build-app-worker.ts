import { composeApp } from '@kilim/composer';
import { language, limits } from '@kilim/contract';
import { z } from 'zod';

// Builds a guest's app off the main thread.

const request = z.object({ prompt: z.string().max(limits.promptMaximum), language });

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

addEventListener('message', ({ data }: MessageEvent<unknown>) => postMessage(answer(data)));
