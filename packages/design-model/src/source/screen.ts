// What the designer knows of a file with JSX: its elements with the places of everything that it may change.

/** Offsets in UTF-16 units; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export type Scalar = string | number | boolean;

/** Why something cannot be changed here: docs/rules/designer.md#locked-parts */
export const lockReasons = [
  'spread',
  'computed',
  'imported-style',
  'expression',
  'function',
  'mixed-text',
  'no-style',
  'no-children',
  'in-expression',
  'in-list',
  'outermost',
  'at-the-end',
  'inside-itself',
  'other-scope',
] as const;
export type LockReason = (typeof lockReasons)[number];

export interface TokenChoice {
  /** As it is written, such as `space.md`. */
  readonly name: string;
  readonly value: Scalar;
}

export type SourceValue =
  | { readonly kind: 'literal'; readonly value: Scalar }
  /** A constant of a theme or of the same file, with the others of its object. */
  | {
      readonly kind: 'token';
      readonly name: string;
      readonly value: Scalar;
      readonly choices: readonly TokenChoice[];
    }
  /** A text of a catalogue, with the place of its literal in that file. */
  | {
      readonly kind: 'catalogue';
      readonly name: string;
      readonly value: string;
      readonly path: string;
      readonly span: Span;
    }
  | { readonly kind: 'locked'; readonly reason: LockReason; readonly code: string };

export interface SourceProp {
  readonly name: string;
  readonly span: Span;
  /** Of the value as written, with quotes or braces; null for a name alone. */
  readonly written: Span | null;
  /** Of the expression in braces, or the same as `written`. */
  readonly inner: Span | null;
  readonly value: SourceValue;
}

export interface StyleProperty {
  readonly name: string;
  readonly span: Span;
  /** Of the value. */
  readonly inner: Span;
  readonly value: SourceValue;
}

/** One of the objects that a style is merged from; later ones win. */
export interface StyleLayer {
  readonly kind: 'entry' | 'inline' | 'locked';
  /** As it is written, such as `styles.card`; empty for an inline object. */
  readonly name: string;
  /** The code of the condition under which it applies; null if always. */
  readonly condition: string | null;
  /** How many elements of the file use the entry. */
  readonly uses: number;
  /** Of the object with its braces. */
  readonly object: Span | null;
  readonly properties: readonly StyleProperty[];
  readonly reason: LockReason | null;
}

export interface SourceStyle {
  /** Of the expression; null without a style. */
  readonly inner: Span | null;
  readonly isArray: boolean;
  readonly layers: readonly StyleLayer[];
  /** Why no property can be added; null if one can. */
  readonly locked: LockReason | null;
}

/** Where an element stands in the code. */
export type Place =
  | { readonly kind: 'child' | 'outermost' | 'list' | 'expression' }
  | { readonly kind: 'condition'; readonly condition: string; readonly isElse: boolean }
  | { readonly kind: 'prop'; readonly name: string };

export interface SourceElement {
  /** The path of positions in the tree with the tag, such as `0.2.1:Card`; equal trees give equal ids. */
  readonly id: string;
  /** As it is written; empty for a fragment. */
  readonly tag: string;
  /** `platform`: of React Native; `custom`: everything else. */
  readonly kind: 'platform' | 'custom' | 'fragment';
  /** The project's file of a custom component, if it is found. */
  readonly definition: string | null;
  readonly span: Span;
  /** Of the name; attributes can follow its end. */
  readonly name: Span;
  readonly opening: Span;
  readonly isSelfClosing: boolean;
  /** Start at 1. */
  readonly line: number;
  readonly column: number;
  readonly props: readonly SourceProp[];
  readonly hasSpread: boolean;
  readonly style: SourceStyle;
  /** The one text between the tags. */
  readonly text: { readonly span: Span; readonly value: SourceValue } | null;
  readonly place: Place;
  /** What stands before and after it among the children of its parent; only of a child. */
  readonly before: Span | null;
  readonly after: Span | null;
  readonly canHold: boolean;
  readonly children: readonly SourceElement[];
}

export interface StyleSheetEntry {
  readonly name: string;
  readonly span: Span;
}

export interface StyleSheet {
  /** The name of its constant. */
  readonly name: string;
  readonly object: Span;
  readonly entries: readonly StyleSheetEntry[];
}

export interface ImportName {
  readonly imported: string;
  readonly local: string;
  readonly span: Span;
  readonly isType: boolean;
}

export interface SourceImport {
  readonly source: string;
  readonly span: Span;
  readonly isType: boolean;
  /** Those in braces. */
  readonly names: readonly ImportName[];
  /** Whether it also has a default import or a namespace. */
  readonly hasOthers: boolean;
}

/** The elements of one component of the file. */
export interface SourceComponent {
  readonly name: string;
  readonly elements: readonly SourceElement[];
}

export interface SourceScreen {
  readonly path: string;
  readonly source: string;
  readonly components: readonly SourceComponent[];
  /** The style sheets of the file; new entries go to the first. */
  readonly sheets: readonly StyleSheet[];
  readonly imports: readonly SourceImport[];
  /** Every name in the file with how often it is used outside imports. */
  readonly names: ReadonlyMap<string, number>;
}

/** All elements, parents before their children. */
export function* walkSource(elements: readonly SourceElement[]): Generator<SourceElement> {
  for (const element of elements) {
    yield element;
    yield* walkSource(element.children);
  }
}

export function* elementsOf({ components }: SourceScreen): Generator<SourceElement> {
  for (const { elements } of components) yield* walkSource(elements);
}

export function findSource(screen: SourceScreen, id: string): SourceElement | undefined {
  for (const element of elementsOf(screen)) if (element.id === id) return element;
  return undefined;
}

/** The element that contains another one; undefined for an outermost one. */
export function parentOf(screen: SourceScreen, id: string): SourceElement | undefined {
  for (const element of elementsOf(screen))
    if (element.children.some((child) => child.id === id)) return element;
  return undefined;
}
