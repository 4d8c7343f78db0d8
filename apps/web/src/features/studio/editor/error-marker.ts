import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

/** An error on a line; lines count from 1. */
export interface MarkedError {
  readonly line: number;
  readonly message: string;
}

const setError = StateEffect.define<MarkedError | null>();

const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    let next = marks.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (!effect.is(setError)) continue;
      const error = effect.value;
      if (error === null || error.line < 1 || error.line > transaction.state.doc.lines) {
        next = Decoration.none;
      } else {
        const line = transaction.state.doc.line(error.line);
        const mark = Decoration.line({ class: 'cm-errorLine', attributes: { title: error.message } });
        next = Decoration.set([mark.range(line.from)]);
      }
    }
    return next;
  },
  provide: (marks) => EditorView.decorations.from(marks),
});

/** Highlights the line of the preview's error. */
export const errorMarker: Extension = field;

/** Sets the highlighted line; null removes it. */
export function markError(view: EditorView, error: MarkedError | null): void {
  view.dispatch({ effects: setError.of(error) });
}
