import { EditorSelection, EditorState, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import type { RevealTarget } from '../session/studio-ui.ts';
import { editorExtensions, wrapLines } from './editor-extensions.ts';
import { type MarkedError, markError } from './error-marker.ts';
import { findTextChange } from './text-change.ts';

/** Editor state (undo history, selection, folds) and scroll position of each file that was open. */
export type EditorMemory = Map<string, { readonly state: EditorState; readonly scrollTop: number }>;

interface CodeEditorProps {
  readonly path: string;
  /** A change of this triggers a sync; the text comes from `readContent`, because a render may lag behind the keys. */
  readonly content: string;
  readonly readContent: (path: string) => string | undefined;
  readonly memory: EditorMemory;
  readonly error: MarkedError | null;
  readonly reveal: RevealTarget | null;
  readonly hasWrappedLines: boolean;
  readonly onChange: (path: string, content: string) => void;
  readonly onCursor: (line: number, column: number) => void;
}

/** A CodeMirror editor for the current file. Shows `content` and reports edits by `onChange`. */
export function CodeEditor({
  path,
  content,
  readContent,
  memory,
  error,
  reveal,
  hasWrappedLines,
  onChange,
  onCursor,
}: CodeEditorProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const change = useEffectEvent((text: string) => onChange(path, text));
  const moveCursor = useEffectEvent(onCursor);
  const readNewest = useEffectEvent(() => readContent(path));
  const openDocument = useEffectEvent(() => {
    const kept = memory.get(`${language}:${path}`);
    const state =
      kept?.state ??
      EditorState.create({
        doc: content,
        extensions: editorExtensions({
          path,
          translate,
          onChange: (text) => change(text),
          onCursor: (line, column) => moveCursor(line, column),
        }),
      });
    return { state, scrollTop: kept?.scrollTop ?? 0 };
  });

  useEffect(() => {
    if (parent.current === null) return;
    const { state, scrollTop } = openDocument();
    const opened = new EditorView({ state, parent: parent.current });
    view.current = opened;
    opened.scrollDOM.scrollTop = scrollTop;
    const head = state.selection.main.head;
    const line = state.doc.lineAt(head);
    moveCursor(line.number, head - line.from + 1);
    return () => {
      memory.set(`${language}:${path}`, { state: opened.state, scrollTop: opened.scrollDOM.scrollTop });
      opened.destroy();
      view.current = null;
    };
  }, [path, language, memory]);

  useEffect(() => {
    view.current?.dispatch({ effects: wrapLines(hasWrappedLines) });
  }, [hasWrappedLines, path, language]);

  useEffect(() => {
    const opened = view.current;
    if (opened === null) return;
    const newest = readNewest();
    if (newest === undefined) return;
    const changes = findTextChange(opened.state.doc.toString(), newest);
    // Undo must not revert changes that came from the server or a merge.
    if (changes !== null) opened.dispatch({ changes, annotations: Transaction.addToHistory.of(false) });
  }, [content, path, language]);

  const line = error?.line ?? null;
  const message = error?.message ?? '';
  useEffect(() => {
    if (view.current !== null) markError(view.current, line === null ? null : { line, message });
  }, [line, message, path, language]);

  useEffect(() => {
    const opened = view.current;
    if (opened === null || reveal === null || reveal.path !== path) return;
    const target = opened.state.doc.line(Math.min(Math.max(reveal.line, 1), opened.state.doc.lines));
    const position = Math.min(target.from + Math.max(reveal.column - 1, 0), target.to);
    opened.dispatch({
      selection: EditorSelection.cursor(position),
      effects: EditorView.scrollIntoView(position, { y: 'center' }),
    });
    opened.focus();
  }, [reveal, path]);

  return <div className="studio-code h-full min-h-0" ref={parent} />;
}
