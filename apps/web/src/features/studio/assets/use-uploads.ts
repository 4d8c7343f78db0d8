import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { sendContent } from '../api/contents.ts';
import { useStudio } from '../session/studio-context.tsx';
import { parseConflicts } from '../sync/parse-conflicts.ts';
import { copyPath } from './copy-path.ts';
import type { DroppedFile } from './read-drop.ts';
import { uploadPath } from './upload-names.ts';

/** The file that is being sent. */
export interface RunningUpload {
  readonly name: string;
  /** Share of the file that was sent, 0 to 1. */
  readonly part: number;
  readonly done: number;
  readonly total: number;
}

export interface Uploads {
  readonly running: RunningUpload | null;
  /** Adds files to a folder; a file that exists there is replaced, which the toast undoes. */
  add(folder: string, files: readonly DroppedFile[]): Promise<void>;
  replace(path: string, file: File): Promise<void>;
  stop(): void;
}

/** Sends files of the device to the open project, one after another, and reports the result to the user. */
export function useUploads(): Uploads {
  const translate = useTranslate();
  const { projectId, document, sync, openFile } = useStudio();
  const [running, setRunning] = useState<RunningUpload | null>(null);
  const abort = useRef<AbortController | null>(null);
  const stop = (): void => abort.current?.abort();
  // Leaving the project ends what is still being sent.
  useEffect(() => () => abort.current?.abort(), []);

  /** Sends one file; returns the content that it replaced. */
  async function send(path: string, file: File, signal: AbortSignal, onProgress: (part: number) => void) {
    return sync.runExclusive(async () => {
      const before = document.getState().files.get(path);
      const baseHash = before?.baseHash ?? null;
      const reply = await sendContent(projectId, { path, baseHash, file, signal, onProgress });
      const { content, hash } = reply.file;
      document.dispatch({ type: 'file-edited', path, content });
      document.dispatch({ type: 'files-saved', revision: reply.revision, files: [{ path, content, hash }] });
      return before?.content ?? null;
    });
  }

  /** A file that was changed elsewhere since is kept beside the new one. */
  async function sendOrKeepBoth(...[path, ...rest]: Parameters<typeof send>) {
    try {
      return { to: path, before: await send(path, ...rest) };
    } catch (error) {
      if (parseConflicts(error) === undefined) throw error;
      const to = copyPath(path, new Set(document.getState().files.keys()));
      return { to, before: await send(to, ...rest) };
    }
  }

  function undo(path: string, content: string): void {
    document.dispatch({ type: 'file-edited', path, content });
    void sync.saveNow();
  }

  function tellFailure(name: string, error: unknown): void {
    showToast({
      type: 'error',
      title: translate('studio.assets.uploadFailed', { name }),
      message: errorText(error, translate),
    });
  }

  function tellDone(paths: readonly string[], replaced: ReadonlyMap<string, string>): void {
    const [path = ''] = paths;
    const [[old, content] = []] = [...replaced];
    showToast({
      type: 'success',
      title:
        replaced.size === 1 && paths.length === 1
          ? translate('studio.assets.replaced', { path })
          : paths.length === 1
            ? translate('studio.assets.added', { path })
            : translate('studio.assets.addedMany', { count: paths.length }),
      ...(old !== undefined && content !== undefined && replaced.size === 1
        ? { action: { label: translate('studio.tree.undo'), onClick: () => undo(old, content) } }
        : {}),
    });
  }

  async function run(files: readonly { readonly path: string; readonly file: File }[]): Promise<void> {
    if (abort.current !== null || files.length === 0) return;
    const controller = new AbortController();
    abort.current = controller;
    const { signal } = controller;
    const sent: string[] = [];
    const replaced = new Map<string, string>();
    for (const { path, file } of files) {
      const tell = (part: number): void =>
        setRunning({ name: file.name, part, done: sent.length, total: files.length });
      tell(0);
      try {
        const { to, before } = await sendOrKeepBoth(path, file, signal, tell);
        sent.push(to);
        if (before !== null) replaced.set(to, before);
      } catch (error) {
        if (!signal.aborted) tellFailure(file.name, error);
        break;
      }
    }
    abort.current = null;
    setRunning(null);
    if (sent.length === 0) return;
    tellDone(sent, replaced);
    if (sent.length === 1 && sent[0] !== undefined) openFile(sent[0]);
  }

  return {
    running,
    stop,
    replace: (path, file) => run([{ path, file }]),
    async add(folder, files) {
      const named = files.map(({ name, file }) => ({ path: uploadPath(folder, name), file }));
      const bad = named.find(({ path }) => path === null);
      if (bad) {
        showToast({ type: 'error', title: translate('studio.assets.nameInvalid', { name: bad.file.name }) });
      }
      await run(named.flatMap(({ path, file }) => (path === null ? [] : [{ path, file }])));
    },
  };
}
