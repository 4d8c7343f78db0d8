import { type PlannedEdit, refuse, type SourceEdit, type StyleInput } from './edit.ts';
import { addImports, freeName } from './edit-imports.ts';
import { breakOf, indentAt, insertAt, levelOf, type Patch, removal, replaceSpan } from './patch.ts';
import { printScalar } from './print-value.ts';
import type { SourceElement, SourceScreen, Span, StyleLayer, StyleProperty } from './screen.ts';

type SetStyle = Extract<SourceEdit, { type: 'set-style' }>;

const printInput = (input: StyleInput, replaced = ''): string =>
  'token' in input ? input.token : printScalar(input.value, replaced);

const isEditable = ({ kind }: StyleLayer): boolean => kind !== 'locked';

/** The property that wins in an object. */
export const lastProperty = (layer: StyleLayer, name: string): StyleProperty | undefined =>
  layer.properties.findLast((property) => property.name === name);

/** The object that an edit without a chosen one changes: the last that sets the property, else the last of its own. */
export function chooseLayer({ style }: SourceElement, property: string): number | undefined {
  const always = style.layers.map((layer) => isEditable(layer) && layer.condition === null);
  const setting = style.layers.findLastIndex(
    (layer, index) => always[index] === true && lastProperty(layer, property) !== undefined,
  );
  if (setting !== -1) return setting;
  const own = always.lastIndexOf(true);
  return own === -1 ? undefined : own;
}

/** The end of what belongs to the last of a list, with its comma. */
function endWithComma(source: string, end: number): { readonly end: number; readonly hasComma: boolean } {
  const rest = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*\n)*,/.exec(source.slice(end));
  return rest === null ? { end, hasComma: false } : { end: end + rest[0].length, hasComma: true };
}

/** Adds `name: value` at the end of an object, on a line of its own where the others have one. */
export function addEntry(
  source: string,
  object: Span,
  last: Span | undefined,
  entry: string,
): readonly Patch[] {
  const { start, end } = object;
  if (last === undefined) {
    const isBlank = /^\{\s*\}$/.test(source.slice(start, end));
    return [isBlank ? replaceSpan(object, `{ ${entry} }`) : insertAt(end - 1, `${entry} `)];
  }
  const after = endWithComma(source, last.end);
  const isMultiline = source.slice(start, last.start).includes('\n');
  if (!isMultiline) return [insertAt(after.end, after.hasComma ? ` ${entry}` : `, ${entry}`)];
  const line = `${breakOf(source)}${indentAt(source, last.start)}${entry},`;
  if (after.hasComma) return [insertAt(after.end, line)];
  return [insertAt(last.end, ','), insertAt(last.end, line)];
}

/** A new entry of the file's style sheet, which is created if there is none. */
export function addSheetEntry(
  screen: SourceScreen,
  wanted: string,
  properties: string,
): { readonly reference: string; readonly patches: readonly Patch[] } {
  const { source, sheets } = screen;
  const name = freeName(screen, wanted);
  const [sheet] = sheets;
  const entry = `${name}: { ${properties} }`;
  if (sheet !== undefined) {
    const last = sheet.entries.at(-1)?.span;
    return { reference: `${sheet.name}.${name}`, patches: addEntry(source, sheet.object, last, entry) };
  }
  const constant = freeName(screen, 'styles');
  const lineBreak = breakOf(source);
  const lines = [`const ${constant} = StyleSheet.create({`, `${levelOf(source)}${entry},`, '});', ''];
  const gap = source.endsWith('\n') ? lineBreak : lineBreak + lineBreak;
  return {
    reference: `${constant}.${name}`,
    patches: [...addImports(screen, ['StyleSheet']), insertAt(source.length, gap + lines.join(lineBreak))],
  };
}

const entryName = ({ tag }: SourceElement): string => {
  const last = tag.split('.').at(-1) ?? 'element';
  return last.charAt(0).toLowerCase() + last.slice(1);
};

/** Adds a property that no object of the element's own can take. */
function appendEntry(screen: SourceScreen, element: SourceElement, entry: string): readonly Patch[] {
  const { source } = screen;
  const { style, name, props } = element;
  const added = addSheetEntry(screen, entryName(element), entry);
  if (style.inner === null) {
    const at = Math.max(name.end, ...props.map(({ span }) => span.end));
    const last = props.find(({ span }) => span.end === at);
    const isOwnLine = last !== undefined && source.slice(name.end, last.span.start).includes('\n');
    const gap = isOwnLine ? `${breakOf(source)}${indentAt(source, last.span.start)}` : ' ';
    return [...added.patches, insertAt(at, `${gap}style={${added.reference}}`)];
  }
  const { start, end } = style.inner;
  if (!style.isArray) return [...added.patches, insertAt(start, '['), insertAt(end, `, ${added.reference}]`)];
  const close = end - 1;
  const before = source.slice(start + 1, close).trimEnd();
  const at = start + 1 + before.length;
  return [
    ...added.patches,
    insertAt(at, before === '' ? added.reference : `${before.endsWith(',') ? ' ' : ', '}${added.reference}`),
  ];
}

/** Sets or removes one property of an element's style: docs/rules/designer.md#two-way-editing */
export function editStyle(screen: SourceScreen, element: SourceElement, edit: SetStyle): PlannedEdit {
  const { source, path } = screen;
  const { property, value } = edit;
  const index = edit.layer ?? chooseLayer(element, property);
  const layer = index === undefined ? undefined : element.style.layers[index];
  if (edit.layer !== undefined && (layer === undefined || !isEditable(layer)))
    return refuse(layer?.reason ?? 'expression');
  const own = (patches: readonly Patch[]): PlannedEdit => ({ ok: true, patches: { [path]: patches } });
  const present = layer && lastProperty(layer, property);
  if (present?.value.kind === 'locked') return refuse(present.value.reason);
  const isShared = layer !== undefined && layer.uses > 1 && edit.isOnlyHere === true;
  if (value === null) {
    if (present === undefined) return own([]);
    return isShared ? refuse('expression') : own([removal(source, present.span, true)]);
  }
  const entry = `${printKey(property)}: ${printInput(value)}`;
  const object = layer?.object ?? null;
  if (isShared || layer === undefined || object === null) {
    if (element.style.locked !== null) return refuse(element.style.locked);
    return own(appendEntry(screen, element, entry));
  }
  if (present !== undefined) {
    const { start, end } = present.inner;
    return own([replaceSpan(present.inner, printInput(value, source.slice(start, end)))]);
  }
  return own(addEntry(source, object, layer.properties.at(-1)?.span, entry));
}

const printKey = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
