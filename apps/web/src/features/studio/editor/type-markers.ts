import { type Extension, type Range, StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { TypeProblem } from '@kilim/app-kit/type-check';

/** A part of the text with a type problem and its description. */
export interface TypeMark {
  readonly problem: TypeProblem;
  readonly title: string;
}

const setMarks = StateEffect.define<readonly TypeMark[]>();

/** The offset of a line and column; at most the end of the line, null for a line that does not exist. */
function offsetOf(doc: Text, line: number, column: number): number | null {
  if (line < 1 || line > doc.lines) return null;
  const { from, to } = doc.line(line);
  return Math.min(from + column - 1, to);
}

function decorate(doc: Text, marks: readonly TypeMark[]): DecorationSet {
  const ranges: Range<Decoration>[] = [];
  for (const { problem, title } of marks) {
    const from = offsetOf(doc, problem.line, problem.column);
    const to = offsetOf(doc, problem.endLine, problem.endColumn);
    if (from === null || to === null || to <= from) continue;
    const look = problem.isHint ? 'cm-typeNote' : 'cm-typeProblem';
    ranges.push(Decoration.mark({ class: look, attributes: { title } }).range(from, to));
  }
  return Decoration.set(ranges, true);
}

const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    let next = marks.map(transaction.changes);
    for (const effect of transaction.effects)
      if (effect.is(setMarks)) next = decorate(transaction.state.doc, effect.value);
    return next;
  },
  provide: (marks) => EditorView.decorations.from(marks),
});

const look = EditorView.baseTheme({
  '.cm-typeProblem': { textDecoration: 'underline wavy var(--warning)', textUnderlineOffset: '3px' },
  '.cm-typeNote': { textDecoration: 'underline dotted var(--muted)', textUnderlineOffset: '3px' },
});

/** Underlines type problems. */
export const typeMarkers: Extension = [field, look];

/** Replaces the underlined parts. */
export function markTypes(view: EditorView, marks: readonly TypeMark[]): void {
  view.dispatch({ effects: setMarks.of(marks) });
}
