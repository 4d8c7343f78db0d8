import type { PreviewOptions } from '@kilim/contract';
import { createFairQueue } from '../../platform/workers/index.ts';
import { planPreview } from './preview-options.ts';

export interface Preview {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

const readable = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);

export interface Previews {
  /** `owner` is who asks: owners take turns. Throws `work_busy`, `work_time_limit` and `image_too_large`. */
  draw(
    file: { readonly mediaType: string; read(): Promise<Uint8Array> },
    options: PreviewOptions,
    owner: string,
  ): Promise<Preview>;
}

/** Draws two previews at the same time, outside of the event loop. */
export function createPreviews(): Previews {
  const queue = createFairQueue({ running: 2, runningPerOwner: 1, waiting: 60, waitingPerOwner: 20 });
  return {
    draw: async ({ mediaType, read }, options, owner) => {
      const release = await queue.acquire(owner);
      try {
        // Loaded with the first preview, because the library takes a while.
        const { drawPreview } = await import('./draw-preview.ts');
        const { drawFileIcon } = await import('./file-icon.ts');
        const plan = planPreview(options, mediaType);
        const picture = readable.has(mediaType) ? await drawPreview(await read(), plan) : null;
        const iconPlan = planPreview(options, 'image/png');
        const bytes = picture ?? (await drawPreview(await drawFileIcon(), iconPlan)) ?? new Uint8Array();
        const { output } = picture === null ? iconPlan : plan;
        return { bytes, contentType: `image/${output}` };
      } finally {
        release();
      }
    },
  };
}
