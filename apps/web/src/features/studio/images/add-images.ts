import { type ImageAttachment, limits, type ProjectId } from '@kilim/contract';
import { createRandomId } from '../../../api/random-id.ts';
import { sendImage } from '../api/images.ts';
import type { StudioUiStore } from '../session/studio-ui.ts';
import type { ImageUpload } from './image-upload.ts';
import { shrinkImage } from './shrink-image.ts';

interface Target {
  readonly projectId: ProjectId;
  readonly ui: StudioUiStore;
}

function change(ui: StudioUiStore, id: string, changes: Partial<ImageUpload>): void {
  const imageUploads = ui
    .getState()
    .imageUploads.map((each) => (each.id === id ? { ...each, ...changes } : each));
  ui.change({ imageUploads });
}

/** Takes an image out of those that are being sent. */
export function removeUpload(ui: StudioUiStore, id: string): void {
  const upload = ui.getState().imageUploads.find((each) => each.id === id);
  if (upload === undefined) return;
  upload.abort.abort();
  URL.revokeObjectURL(upload.preview);
  ui.change({ imageUploads: ui.getState().imageUploads.filter((each) => each.id !== id) });
}

function attach(ui: StudioUiStore, image: ImageAttachment): void {
  const { attachments } = ui.getState();
  const isKnown = attachments.some((each) => each.kind === 'image' && each.hash === image.hash);
  if (!isKnown) ui.change({ attachments: [...attachments, image] });
}

async function send({ projectId, ui }: Target, { id, name, file, abort }: ImageUpload): Promise<void> {
  try {
    const picture = await shrinkImage(file);
    const image = await sendImage(projectId, {
      file: picture,
      name,
      signal: abort.signal,
      onProgress: (part) => change(ui, id, { part }),
    });
    if (abort.signal.aborted) return;
    attach(ui, image);
    removeUpload(ui, id);
  } catch (error) {
    if (!abort.signal.aborted) change(ui, id, { error });
  }
}

/** Sends an image again that could not be stored. */
export function retryUpload(target: Target, upload: ImageUpload): void {
  change(target.ui, upload.id, { part: 0, error: null });
  void send(target, upload);
}

/**
 * Makes images smaller, stores them and attaches them to the prompt in the composer. Returns how many were left out, because a
 * prompt has at most 4.
 */
export function addImages(target: Target, files: readonly File[]): number {
  const { ui } = target;
  const { attachments, imageUploads } = ui.getState();
  const used = attachments.filter(({ kind }) => kind === 'image').length + imageUploads.length;
  const fitting = files.slice(0, Math.max(0, limits.imagesPerPrompt - used));
  const added = fitting.map(
    (file): ImageUpload => ({
      id: createRandomId(),
      name: file.name.slice(-limits.imageNameMaximum),
      file,
      preview: URL.createObjectURL(file),
      part: 0,
      error: null,
      abort: new AbortController(),
    }),
  );
  ui.change({ imageUploads: [...imageUploads, ...added] });
  for (const upload of added) void send(target, upload);
  return files.length - fitting.length;
}
