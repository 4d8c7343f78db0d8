import {
  closeSource,
  type EditProblem,
  emptySourceHistory,
  findSource,
  type ProjectTexts,
  type Restored,
  recordSource,
  redoSource,
  type SourceEdit,
  type SourceHistory,
  type SourceScreen,
  type SyntaxProblem,
  undoSource,
} from '@kilim/design-model/source';
import { createStore } from 'zustand/vanilla';
import type { DocumentStore } from '../../document/document-store.ts';
import { type ReadableStore, toReadable } from '../../readable-store.ts';
import type { Scheduler } from '../../sync/sync-port.ts';
import type { SourceReader } from './source-reader.ts';

/** Pause after typing in the editor before the screen is read again, in milliseconds. */
const readPause = 150;

export interface SourceState {
  readonly path: string;
  /** The files that were open before, so that "open component" has a way back. */
  readonly trail: readonly string[];
  /** As it was last readable; null until it was read once. */
  readonly screen: SourceScreen | null;
  readonly problem: SyntaxProblem | null;
  readonly isUnavailable: boolean;
  readonly selected: string | null;
  readonly history: SourceHistory;
  /** An edit that was refused; a new object for each. */
  readonly refusal: { readonly problem: EditProblem } | null;
}

/** A screen of the project that is open on the canvas. */
export interface SourceStore extends ReadableStore<SourceState> {
  /** Opens another file; `isInside` keeps the way back. */
  open(path: string, isInside?: boolean): void;
  goBack(): void;
  select(id: string | null): void;
  /** Selects the element that begins at a place, as the app reports it. */
  selectAt(path: string, line: number, column: number): void;
  /** Edits in order; a waiting edit with the same key is replaced, and together they are one step. */
  edit(edit: SourceEdit, mergeKey?: string): void;
  /** Ends a merged step. */
  closeStep(): void;
  undo(): void;
  redo(): void;
  dispose(): void;
}

export interface SourceStoreOptions {
  readonly document: DocumentStore;
  readonly reader: SourceReader;
  readonly scheduler: Scheduler;
  readonly path: string;
}

interface Queued {
  readonly edit: SourceEdit;
  readonly mergeKey: string | undefined;
}

const isCode = (path: string): boolean => /\.(?:[jt]sx?|mjs|cjs)$/.test(path);

export function createSourceStore({ document, reader, scheduler, path }: SourceStoreOptions): SourceStore {
  const store = createStore<SourceState>(() => ({
    path,
    trail: [],
    screen: null,
    problem: null,
    isUnavailable: false,
    selected: null,
    history: emptySourceHistory,
    refusal: null,
  }));
  const queue: Queued[] = [];
  let isEditing = false;
  let isDisposed = false;
  let cancelRead: (() => void) | null = null;

  const textsOf = (): ProjectTexts =>
    Object.fromEntries(
      [...document.getState().files].flatMap(([each, { content }]) =>
        isCode(each) ? [[each, content]] : [],
      ),
    );
  const refuse = (problem: EditProblem): void => store.setState({ refusal: { problem } });
  /** Keeps a selection only while its element exists. */
  const keep = (screen: SourceScreen, id: string | null): string | null =>
    id !== null && findSource(screen, id) !== undefined ? id : null;

  async function read(): Promise<void> {
    cancelRead?.();
    cancelRead = null;
    const { path: wanted } = store.getState();
    const files = textsOf();
    if (!Object.hasOwn(files, wanted)) return;
    try {
      const result = await reader.read(files, wanted);
      const state = store.getState();
      // Another file was opened, or a newer text will be read.
      if (isDisposed || state.path !== wanted) return;
      if (!result.ok) return store.setState({ problem: result.problem, isUnavailable: false });
      const { screen } = result;
      store.setState({
        screen,
        problem: null,
        isUnavailable: false,
        selected: keep(screen, state.selected),
      });
    } catch {
      if (!isDisposed) store.setState({ isUnavailable: true });
    }
  }

  const stop = document.subscribe((after, before) => {
    if (after.files === before.files) return;
    const { screen, path: own } = store.getState();
    // What was written here has been read already.
    if (screen?.source === after.files.get(own)?.content && isEditing) return;
    cancelRead?.();
    cancelRead = scheduler.schedule(readPause, () => void read());
  });

  const write = (files: ProjectTexts): void => {
    for (const [each, content] of Object.entries(files))
      document.dispatch({ type: 'file-edited', path: each, content });
  };

  async function perform({ edit, mergeKey }: Queued): Promise<void> {
    const { path: wanted, selected } = store.getState();
    const files = textsOf();
    const result = await reader.edit(files, wanted, edit);
    if (isDisposed) return;
    if (!result.ok) return refuse(result.problem);
    const present = document.getState().files;
    const touched = new Set([wanted, ...Object.keys(result.files)]);
    if ([...touched].some((each) => present.get(each)?.content !== files[each]))
      return refuse('changed-meanwhile');
    const isOpen = store.getState().path === wanted;
    const next = result.select ?? keep(result.screen, store.getState().selected);
    if (isOpen) store.setState({ screen: result.screen, problem: null, selected: next });
    // Edits that wait were meant for the same element, wherever it is now.
    if (next !== null)
      for (const [index, waiting] of queue.entries())
        if (waiting.edit.element === edit.element)
          queue[index] = { ...waiting, edit: { ...waiting.edit, element: next } };
    if (Object.keys(result.files).length === 0) return;
    const before = Object.fromEntries(Object.keys(result.files).map((each) => [each, files[each] ?? '']));
    const step = {
      path: wanted,
      before,
      after: result.files,
      selectedBefore: selected,
      selectedAfter: next,
      mergeKey,
    };
    store.setState({ history: recordSource(store.getState().history, step) });
    write(result.files);
  }

  async function work(): Promise<void> {
    if (isEditing) return;
    isEditing = true;
    try {
      for (let next = queue.shift(); next !== undefined && !isDisposed; next = queue.shift())
        await perform(next);
    } catch {
      queue.length = 0;
      if (!isDisposed) store.setState({ isUnavailable: true });
    } finally {
      isEditing = false;
    }
  }

  function restore(restored: Restored): void {
    if (restored.kind !== 'restored') {
      if (restored.kind === 'changed-meanwhile') refuse(restored.kind);
      return;
    }
    const { history, path: of, files, selected } = restored;
    const { path: shown, screen, trail } = store.getState();
    store.setState({ history, selected, path: of, trail, screen: of === shown ? screen : null });
    write(files);
    void read();
  }

  const open = (next: string, trail: readonly string[]): void => {
    if (next === store.getState().path) return;
    store.setState({ path: next, trail, screen: null, problem: null, selected: null });
    void read();
  };

  void read();
  return {
    ...toReadable(store),
    open: (next, isInside = false) => {
      const { path: from, trail } = store.getState();
      open(next, isInside ? [...trail, from].slice(-20) : []);
    },
    goBack() {
      const { trail } = store.getState();
      const last = trail.at(-1);
      if (last !== undefined) open(last, trail.slice(0, -1));
    },
    select: (selected) => store.setState({ selected }),
    selectAt(at, line, column) {
      const { screen, path: own } = store.getState();
      if (at !== own || screen === null) return;
      const found = findAt(screen, line, column);
      if (found !== undefined) store.setState({ selected: found });
    },
    edit(edit, mergeKey) {
      const last = queue.at(-1);
      if (mergeKey !== undefined && last?.mergeKey === mergeKey) queue.pop();
      queue.push({ edit, mergeKey });
      void work();
    },
    closeStep: () => store.setState({ history: closeSource(store.getState().history) }),
    undo: () => restore(undoSource(store.getState().history, document.getState().files)),
    redo: () => restore(redoSource(store.getState().history, document.getState().files)),
    dispose() {
      isDisposed = true;
      cancelRead?.();
      stop();
      reader.dispose();
    },
  };
}

/** The element at a place; one of the preview's transforms passes no column. */
function findAt({ components }: SourceScreen, line: number, column: number): string | undefined {
  const open = components.flatMap(({ elements }) => elements);
  let onLine: string | undefined;
  for (let element = open.shift(); element !== undefined; element = open.shift()) {
    if (element.line === line && element.column === column) return element.id;
    if (element.line === line) onLine ??= element.id;
    open.push(...element.children);
  }
  return onLine;
}
