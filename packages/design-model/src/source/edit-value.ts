import { type PlannedEdit, refuse, type SourceEdit } from './edit.ts';
import { beginsLine, breakOf, indentAt, insertAt, type Patch, replaceSpan } from './patch.ts';
import { printAttribute, printScalar, printText } from './print-value.ts';
import type { Scalar, SourceElement, SourceScreen, SourceValue, Span } from './screen.ts';

const own = (path: string, patches: readonly Patch[]): PlannedEdit => ({
  ok: true,
  patches: { [path]: patches },
});

/** A text of the catalogue keeps the quotes that it has there. */
function setCatalogue(
  value: Extract<SourceValue, { kind: 'catalogue' }>,
  text: string,
  sourceOf: (path: string) => string,
): PlannedEdit {
  const written = sourceOf(value.path).slice(value.span.start, value.span.end);
  return own(value.path, [replaceSpan(value.span, printScalar(text, written))]);
}

/** Where an attribute follows the last one, and with which white space. */
function attributeGap({ source }: SourceScreen, element: SourceElement): { at: number; gap: string } {
  const spans: Span[] = element.props.map(({ span }) => span);
  const last = spans.toSorted((a, b) => a.end - b.end).at(-1);
  if (last === undefined) return { at: element.name.end, gap: ' ' };
  const gap = beginsLine(source, last.start) ? `${breakOf(source)}${indentAt(source, last.start)}` : ' ';
  return { at: last.end, gap };
}

export function editProp(
  screen: SourceScreen,
  element: SourceElement,
  { name, value }: Extract<SourceEdit, { type: 'set-prop' }>,
  sourceOf: (path: string) => string,
): PlannedEdit {
  const { path, source } = screen;
  const prop = element.props.findLast((each) => each.name === name);
  if (prop === undefined) {
    if (value === null) return own(path, []);
    if (!/^[A-Za-z][\w-]*$/.test(name)) return refuse('expression');
    const { at, gap } = attributeGap(screen, element);
    const text = value === true ? name : `${name}=${printAttribute(value)}`;
    return own(path, [insertAt(at, `${gap}${text}`)]);
  }
  if (prop.value.kind === 'locked') return refuse(prop.value.reason);
  if (value === null) {
    const start = source.slice(0, prop.span.start).trimEnd().length;
    return own(path, [replaceSpan({ start, end: prop.span.end }, '')]);
  }
  if (prop.value.kind === 'catalogue' && typeof value === 'string')
    return setCatalogue(prop.value, value, sourceOf);
  return own(path, [replaceProp(source, prop, value)]);
}

function replaceProp(source: string, prop: SourceElement['props'][number], value: Scalar): Patch {
  const { written, inner, span } = prop;
  if (written === null || inner === null) return insertAt(span.end, `=${printAttribute(value)}`);
  const isBraced = inner.start !== written.start;
  return isBraced
    ? replaceSpan(inner, printScalar(value, source.slice(inner.start, inner.end)))
    : replaceSpan(written, printAttribute(value, source.slice(written.start, written.end)));
}

export function editText(
  { path, source }: SourceScreen,
  { text: present }: SourceElement,
  text: string,
  sourceOf: (path: string) => string,
): PlannedEdit {
  if (present === null) return refuse('no-children');
  const { span, value } = present;
  if (value.kind === 'locked') return refuse(value.reason);
  if (value.kind === 'catalogue') return setCatalogue(value, text, sourceOf);
  const written = source.slice(span.start, span.end);
  const literal = /^\{\s*(['"])/.exec(written)?.[1];
  // An expression in braces keeps its quotes.
  const next = literal === undefined ? printText(text) : `{${printScalar(text, literal)}}`;
  return own(path, [replaceSpan(span, next)]);
}
