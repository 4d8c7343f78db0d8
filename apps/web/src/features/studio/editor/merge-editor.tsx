import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { editorPhrases } from './editor-phrases.ts';
import { highlightFor } from './highlight.ts';

interface MergeEditorProps {
  readonly path: string;
  readonly theirs: string;
  readonly mine: string;
  /** Two columns, or one on a narrow screen. */
  readonly isSideBySide: boolean;
  readonly onChange: (merged: string) => void;
}

/** Their version beside mine. Mine is editable, and their changes can be accepted one by one. */
export function MergeEditor({ path, theirs, mine, isSideBySide, onChange }: MergeEditorProps) {
  const translate = useTranslate();
  const parent = useRef<HTMLDivElement>(null);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (parent.current === null) return;
    const shared: Extension = [
      lineNumbers(),
      EditorView.lineWrapping,
      editorPhrases(translate),
      highlightFor(path),
    ];
    const label = (text: string): Extension => EditorView.contentAttributes.of({ 'aria-label': text });
    const editable: Extension = [
      shared,
      history(),
      keymap.of([...defaultKeymap, ...historyKeymap]),
      label(translate('studio.conflict.mine')),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) change(update.state.doc.toString());
      }),
    ];
    if (isSideBySide) {
      const view = new MergeView({
        a: {
          doc: theirs,
          extensions: [shared, EditorState.readOnly.of(true), label(translate('studio.conflict.theirs'))],
        },
        b: { doc: mine, extensions: editable },
        parent: parent.current,
        revertControls: 'a-to-b',
      });
      return () => view.destroy();
    }
    const view = new EditorView({
      parent: parent.current,
      state: EditorState.create({
        doc: mine,
        extensions: [editable, unifiedMergeView({ original: theirs })],
      }),
    });
    return () => view.destroy();
  }, [path, theirs, mine, isSideBySide, translate]);
  return <div className="studio-code h-full min-h-0 overflow-auto" ref={parent} />;
}
