import { buildApp } from '@kilim/app-kit/build-app';
import { language, limits } from '@kilim/contract';
import { z } from 'zod';

// Builds a guest's app off the main thread.

const request = z.object({ prompt: z.string().max(limits.promptMaximum), language });

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const parsed = request.safeParse(data);
  postMessage(parsed.success ? buildApp(parsed.data) : { kind: 'refused' });
});
