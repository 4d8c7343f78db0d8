import { EditorSelection, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import type { DocumentStore } from '../document/document-store.ts';
import type { RevealTarget } from '../session/studio-ui.ts';
import { createBoundView } from './bound-view.ts';
import { editorExtensions, wrapLines } from './editor-extensions.ts';
import type { EditorMemory } from './editor-memory.ts';
import { type MarkedError, markError } from './error-marker.ts';
import { useTypeMarks } from './use-type-marks.ts';

interface CodeEditorProps {
  readonly path: string;
  /** Read and changed without a render, so that a key costs none. */
  readonly document: DocumentStore;
  readonly memory: EditorMemory;
  readonly error: MarkedError | null;
  readonly reveal: RevealTarget | null;
  readonly hasWrappedLines: boolean;
  readonly onCursor: (line: number, column: number) => void;
}

/** A CodeMirror editor for the current file of the open document. */
export function CodeEditor({
  path,
  document,
  memory,
  error,
  reveal,
  hasWrappedLines,
  onCursor,
}: CodeEditorProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const moveCursor = useEffectEvent(onCursor);
  const openDocument = useEffectEvent(() => {
    const kept = memory.get(`${language}:${path}`);
    const state =
      kept?.state ??
      EditorState.create({
        doc: document.getState().files.get(path)?.content ?? '',
        extensions: editorExtensions({
          path,
          translate,
          onCursor: (line, column) => moveCursor(line, column),
        }),
      });
    return { state, scrollTop: kept?.scrollTop ?? 0 };
  });

  useEffect(() => {
    if (parent.current === null) return;
    const { state, scrollTop } = openDocument();
    const { view: opened, stop } = createBoundView({ state, parent: parent.current, document, path });
    view.current = opened;
    opened.scrollDOM.scrollTop = scrollTop;
    const head = state.selection.main.head;
    const line = state.doc.lineAt(head);
    moveCursor(line.number, head - line.from + 1);
    return () => {
      memory.set(`${language}:${path}`, { state: opened.state, scrollTop: opened.scrollDOM.scrollTop });
      stop();
      opened.destroy();
      view.current = null;
    };
  }, [path, language, memory, document]);

  useEffect(() => {
    view.current?.dispatch({ effects: wrapLines(hasWrappedLines) });
  }, [hasWrappedLines, path, language]);

  useTypeMarks(view, path, `${language}:${path}`);

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
