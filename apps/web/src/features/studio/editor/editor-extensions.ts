import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completeAnyWord,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  crosshairCursor,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  rectangularSelection,
} from '@codemirror/view';
import type { Translate } from '@kilim/messages';
import { editorPhrases } from './editor-phrases.ts';
import { errorMarker } from './error-marker.ts';
import { highlightFor } from './highlight.ts';
import { typeMarkers } from './type-markers.ts';

export interface EditorOptions {
  readonly path: string;
  readonly translate: Translate;
  /** Line and column of the cursor, both from 1. */
  readonly onCursor: (line: number, column: number) => void;
}

const wrapping = new Compartment();

/** Wraps long lines, or lets the editor scroll sideways. */
export const wrapLines = (isOn: boolean) => wrapping.reconfigure(isOn ? EditorView.lineWrapping : []);

/** The extensions of the code editor. Escape followed by Tab moves the focus out of it. */
export function editorExtensions({ path, translate, onCursor }: EditorOptions): Extension {
  return [
    lineNumbers(),
    highlightActiveLineGutter(),
    history(),
    foldGutter(),
    drawSelection(),
    EditorState.allowMultipleSelections.of(true),
    indentUnit.of('  '),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    autocompletion({ override: [completeAnyWord] }),
    rectangularSelection(),
    crosshairCursor(),
    highlightActiveLine(),
    highlightSelectionMatches(),
    search({ top: true }),
    wrapping.of([]),
    errorMarker,
    typeMarkers,
    highlightFor(path),
    editorPhrases(translate),
    EditorView.contentAttributes.of({
      'aria-label': translate('studio.editor.label', { path }),
      // Makes the scrollable editor reachable by keyboard.
      tabindex: '0',
      spellcheck: 'false',
      autocapitalize: 'off',
      autocorrect: 'off',
    }),
    keymap.of([
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...foldKeymap,
      ...completionKeymap,
      indentWithTab,
    ]),
    EditorView.updateListener.of((update) => {
      if (update.docChanged || update.selectionSet) {
        const head = update.state.selection.main.head;
        const line = update.state.doc.lineAt(head);
        onCursor(line.number, head - line.from + 1);
      }
    }),
  ];
}
