import { MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { editorPhrases } from './editor-phrases.ts';
import { highlightFor } from './highlight.ts';

interface DiffViewProps {
  readonly path: string;
  /** Null when the file did not exist. */
  readonly before: string | null;
  /** Null when the file was deleted. */
  readonly after: string | null;
  /** Old and new text side by side; otherwise below each other. */
  readonly isSplit: boolean;
  readonly label: string;
}

// Only changes are shown, with three lines around each; the rest opens on request. The time limit keeps a large file
// from blocking the page: beyond it changes are marked more coarsely.
const changesOnly = {
  collapseUnchanged: { margin: 3, minSize: 6 },
  highlightChanges: true,
  gutter: true,
  diffConfig: { scanLimit: 2_000, timeout: 250 },
} as const;

/** A read-only diff of one file that marks changed words. */
export default function DiffView({ path, before, after, isSplit, label }: DiffViewProps) {
  const translate = useTranslate();
  const parent = useRef<HTMLDivElement>(null);
  const whole = before === null ? 'created' : after === null ? 'deleted' : null;
  useEffect(() => {
    if (parent.current === null) return;
    const extensions: Extension[] = [
      lineNumbers(),
      EditorState.readOnly.of(true),
      EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
      EditorView.lineWrapping,
      editorPhrases(translate),
      highlightFor(path),
    ];
    if (before === null || after === null) {
      // A new or deleted file is shown as it is; its colour says which.
      const view = new EditorView({ parent: parent.current, doc: after ?? before ?? '', extensions });
      return () => view.destroy();
    }
    const view = isSplit
      ? new MergeView({
          parent: parent.current,
          a: { doc: before, extensions },
          b: { doc: after, extensions },
          ...changesOnly,
        })
      : new EditorView({
          parent: parent.current,
          doc: after,
          extensions: [
            ...extensions,
            unifiedMergeView({ original: before, mergeControls: false, ...changesOnly }),
          ],
        });
    return () => view.destroy();
  }, [path, before, after, isSplit, label, translate]);
  return <div className="studio-code studio-diff" data-whole={whole ?? undefined} ref={parent} />;
}
