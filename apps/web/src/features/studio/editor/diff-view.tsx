import { unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
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
  readonly label: string;
}

/** A read-only unified diff of one file. */
export default function DiffView({ path, before, after, label }: DiffViewProps) {
  const translate = useTranslate();
  const parent = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (parent.current === null) return;
    const view = new EditorView({
      parent: parent.current,
      state: EditorState.create({
        doc: after ?? '',
        extensions: [
          lineNumbers(),
          EditorState.readOnly.of(true),
          EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
          EditorView.lineWrapping,
          editorPhrases(translate),
          highlightFor(path),
          unifiedMergeView({
            original: before ?? '',
            mergeControls: false,
            // In a new or deleted file every word would be highlighted.
            highlightChanges: before !== null && after !== null,
            ...(before === null || after === null ? {} : { collapseUnchanged: { margin: 3, minSize: 6 } }),
          }),
        ],
      }),
    });
    return () => view.destroy();
  }, [path, before, after, label, translate]);
  return <div className="studio-code h-full min-h-0" ref={parent} />;
}
