import { listSourceFiles } from '@kilim/design-model/source';
import { useId, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useTranslate } from '../../../i18n/translation.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { renderLoadError } from '../../../ui/load-error.tsx';
import { PanelsSkeleton } from '../layout/studio-skeleton.tsx';
import { useDocument, useStudio, useStudioUi } from '../session/studio-context.tsx';
import type { StudioSession } from '../session/studio-session.ts';
import { browserScheduler } from '../sync/sync-port.ts';
import { Designer } from './designer.tsx';
import { fieldLook } from './panels/field-looks.ts';
import { createSourceReader } from './source/source-reader.ts';
import { createSourceStore, type SourceStore } from './source/source-store.ts';

const SourceDesigner = lazyComponent(
  async () => (await import('./source/source-designer.tsx')).SourceDesigner,
);

/** Screens that are open on the canvas, by project, so that undo survives another layout of the window. */
const opened = new WeakMap<StudioSession, SourceStore>();

/** The canvas: a design of its own, or a screen of the project that exists as code. */
export function DesignHome() {
  const translate = useTranslate();
  const studio = useStudio();
  const id = useId();
  const files = useDocument((state) => state.files);
  const sources = useMemo(
    () => listSourceFiles([...files].map(([path, { content }]) => [path, content] as const)),
    [files],
  );
  // Templates, the generator, the library and the full window belong to the design.
  const needsDesign = useStudioUi((state) => state.designTool !== null || state.isDesignFull);
  const [store, setStore] = useState(() => opened.get(studio) ?? null);

  function choose(path: string): void {
    if (path === '') {
      store?.dispose();
      opened.delete(studio);
      return setStore(null);
    }
    if (store !== null) return store.open(path);
    const { document } = studio;
    const created = createSourceStore({
      document,
      reader: createSourceReader(),
      scheduler: browserScheduler,
      path,
    });
    opened.set(studio, created);
    setStore(created);
  }

  const groups = [
    { label: translate('designer.source.screens'), files: sources.filter(({ isScreen }) => isScreen) },
    { label: translate('designer.source.components'), files: sources.filter(({ isScreen }) => !isScreen) },
  ].filter((group) => group.files.length > 0);
  return (
    <div className="flex h-full min-w-0 flex-col bg-raised">
      {groups.length === 0 ? null : (
        <div className="flex h-12 shrink-0 items-center gap-2 border-b border-line bg-page px-2">
          <label className="shrink-0 text-12 text-muted max-sm:sr-only" htmlFor={id}>
            {translate('designer.source.choose')}
          </label>
          {store === null ? (
            <Choice groups={groups} id={id} onChoose={choose} path="" />
          ) : (
            <OpenChoice groups={groups} id={id} onChoose={choose} store={store} />
          )}
        </div>
      )}
      <div className="min-h-0 flex-1">
        {store === null || needsDesign ? (
          <Designer frame="studio" />
        ) : (
          <SourceDesigner fallback={<PanelsSkeleton />} renderError={renderLoadError} store={store} />
        )}
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly groups: readonly {
    readonly label: string;
    readonly files: ReturnType<typeof listSourceFiles>;
  }[];
  readonly onChoose: (path: string) => void;
}

function OpenChoice({ store, ...choice }: ChoiceProps & { readonly store: SourceStore }) {
  return <Choice {...choice} path={useStore(store, (state) => state.path)} />;
}

function Choice({ id, groups, path, onChoose }: ChoiceProps & { readonly path: string }) {
  const translate = useTranslate();
  return (
    <select
      className={`${fieldLook} sm:max-w-80`}
      id={id}
      onChange={(event) => onChoose(event.target.value)}
      value={path}
    >
      <option value="">{translate('designer.source.canvas')}</option>
      {groups.map(({ label, files }) => (
        <optgroup key={label} label={label}>
          {files.map((file) => (
            <option key={file.path} value={file.path}>
              {file.name}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
