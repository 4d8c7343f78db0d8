import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { readStudioWidth } from './use-studio-width.ts';

// The layouts with resizable panels are separate chunks, because phones never show them.

export const WideLayout = lazyComponent(async () => (await import('./wide-layout.tsx')).WideLayout);
export const MediumLayout = lazyComponent(async () => (await import('./medium-layout.tsx')).MediumLayout);

/** Loads the layout for the window's width while the project loads. */
export function preloadLayout(): void {
  const width = readStudioWidth();
  if (width === 'narrow') return;
  // A failed load is repeated when the layout is shown.
  (width === 'wide' ? WideLayout : MediumLayout).preload().catch(() => undefined);
}
