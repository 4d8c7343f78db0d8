import {
  type DesignErrorKind,
  designPath,
  type EditorFrame,
  type PrintedHashes,
  prepareDesign,
  readDesign,
  writeDesign,
} from '@kilim/design-model';
import { runWhenIdle } from '../../../../ui/run-when-idle.ts';
import type { DocumentStore } from '../../document/document-store.ts';
import { createDesignerStore, createEmptyDesign, type DesignerStore } from './designer-store.ts';

/** Pause after the last change before the design is written into the project, in milliseconds. */
const writePause = 250;
/** The longest that a change waits for such a pause, because a large design takes a while to write. */
const writeLatest = 2_000;

/** The designer of an open project, connected with the file of its design. */
export interface DesignFile {
  readonly store: DesignerStore;
  /** Hashes of the code as it was printed last. */
  readonly printed: () => PrintedHashes;
  /** Lets a waiting change wait for another pause, because the user is busy with the canvas. */
  readonly postpone: () => void;
  /** Writes a waiting change at once, with other hashes where code was printed. */
  readonly flush: (printed?: PrintedHashes) => void;
}

export type OpenedDesign =
  | { readonly kind: 'ready'; readonly file: DesignFile }
  | { readonly kind: 'damaged'; readonly error: DesignErrorKind };

/** Changes a file of the open document, or adds it; the usual saving sends it. */
export function putFile(document: DocumentStore, path: string, content: string): void {
  if (document.getState().files.has(path)) document.dispatch({ type: 'file-edited', path, content });
  else document.dispatch({ type: 'created-locally', files: [{ path, content }] });
}

/** Opens the design of a project, or an empty one: docs/rules/designer.md#stored-design */
export function openDesignFile(document: DocumentStore, frame: EditorFrame): OpenedDesign {
  const text = document.getState().files.get(designPath)?.content;
  const stored = text === undefined ? undefined : readDesign(text);
  if (stored?.ok === false) return { kind: 'damaged', error: stored.error.kind };
  const store = createDesignerStore(stored?.value.design ?? createEmptyDesign(), frame);
  let printed = stored?.value.printed ?? {};
  let known = text;
  let written = store.getState().history.present.design;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changedAt = 0;
  let stopPrinting = (): void => {};

  /** Prints what is new while the browser is idle, so that the write itself fits into a frame. */
  function print(): void {
    stopPrinting();
    stopPrinting = runWhenIdle(prepareDesign(store.getState().history.present.design));
  }

  function postpone(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = setTimeout(flush, Math.min(writePause, Math.max(0, changedAt + writeLatest - performance.now())));
  }

  function flush(nextPrinted = printed): void {
    clearTimeout(timer);
    timer = undefined;
    const { design } = store.getState().history.present;
    if (design === written && nextPrinted === printed) return;
    written = design;
    printed = nextPrinted;
    known = writeDesign({ design, printed });
    putFile(document, designPath, known);
  }

  store.subscribe((state, before) => {
    const { design } = state.history.present;
    if (design === written || design === before.history.present.design) return;
    if (timer === undefined) {
      changedAt = performance.now();
      timer = setTimeout(flush, writePause);
    } else postpone();
    print();
  });
  document.subscribe((state) => {
    const content = state.files.get(designPath)?.content;
    if (content === known || content === undefined) return;
    known = content;
    const read = readDesign(content);
    // A damaged text stays in its file until the next change here replaces it or someone repairs it.
    if (!read.ok) return;
    clearTimeout(timer);
    timer = undefined;
    printed = read.value.printed;
    written = read.value.design;
    store.load(read.value.design);
    print();
  });
  print();
  return {
    kind: 'ready',
    file: { store, printed: () => printed, postpone, flush: (next) => flush(next) },
  };
}
