import { type ExampleId, exampleIds } from '@kilim/app-kit/examples';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ExampleTile } from './example-tile.tsx';
import { useRemix } from './use-remix.ts';

const ExampleDialog = lazyComponent(async () => (await import('./example-dialog.tsx')).default);

const loadDialog = (): void => void ExampleDialog.preload().catch(() => undefined);

/** The opened example, of which only one runs at a time. */
export function useOpenExample() {
  const [opened, setOpened] = useState<ExampleId | null>(null);
  const remix = useRemix();
  const dialog =
    opened === null ? null : (
      <ExampleDialog
        id={opened}
        onClose={() => setOpened(null)}
        onRemix={() => remix(opened)}
        onLoadError={() => setOpened(null)}
        fallback={
          <div className="fixed inset-0 z-40 flex items-center justify-center bg-scrim">
            <Spinner />
          </div>
        }
      />
    );
  return { open: setOpened, dialog };
}

/** The built-in apps: pictures of their first screens, which open the running app, and a button to start from one. */
export function ExampleStrip() {
  const translate = useTranslate();
  const remix = useRemix();
  const { open, dialog } = useOpenExample();
  return (
    <section
      id="features"
      aria-labelledby="apps-title"
      className="mx-auto max-w-7xl scroll-mt-14 pt-16 sm:px-6 sm:pt-20"
      onPointerEnter={loadDialog}
      onFocus={loadDialog}
    >
      <div className="px-4 sm:px-0">
        <h2 id="apps-title" className="text-28 font-semibold tracking-tight">
          {translate('showcase.apps.title')}
        </h2>
        <p className="max-w-2xl pt-2 text-16 text-muted">{translate('showcase.apps.subtitle')}</p>
      </div>
      <ul
        aria-label={translate('showcase.apps.list')}
        className="flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto overscroll-x-contain px-4 pt-8 pb-4 sm:scroll-px-0 sm:px-0 xl:grid xl:grid-cols-6 xl:overflow-visible"
      >
        {exampleIds.map((id) => (
          <li key={id} className="flex w-48 shrink-0 snap-start xl:w-auto">
            <ExampleTile id={id} onTry={() => open(id)} onRemix={() => remix(id)} />
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  );
}
