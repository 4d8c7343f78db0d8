import { ensureNamespace } from '../../i18n/translation.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';

/** Loaded with the first form, so that the conversation is there without it. */
export const AttachmentField = lazyComponent(async () => {
  const [part] = await Promise.all([import('./attachment-field.tsx'), ensureNamespace('attachments')]);
  return part.AttachmentField;
});

/** Loaded with the first message that has files. */
export const SentFiles = lazyComponent(async () => {
  const [part] = await Promise.all([import('./sent-files.tsx'), ensureNamespace('attachments')]);
  return part.SentFiles;
});
