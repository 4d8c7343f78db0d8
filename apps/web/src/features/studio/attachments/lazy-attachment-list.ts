import { lazyComponent } from '../../../ui/lazy-component.tsx';

/** Loaded with the first attachment. */
export const AttachmentList = lazyComponent(
  async () => (await import('./attachment-list.tsx')).AttachmentList,
);
