import { startsExpression } from './expression-position.ts';
import type { JsxAttribute, JsxElement, JsxText, SourceScan, Token, TokenKind } from './source-scan.ts';

type Frame =
  | { readonly kind: 'code'; readonly closes: 'nothing' | 'container' | 'template'; depth: number }
  | { readonly kind: 'template'; start: number }
  | { readonly kind: 'tag'; readonly element: number; expectsValue: boolean }
  | { readonly kind: 'children'; readonly element: number };

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type OpenElement = Mutable<Omit<JsxElement, 'attributes'>> & { attributes: JsxAttribute[] };

const space = /\s+/y;
const word = /[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*/uy;
const tagName = /[\p{ID_Start}$_][\p{ID_Continue}$.:-]*/uy;
const number = /(?:0[xob][\da-f_]+|\d[\d_]*(?:\.[\d_]*)?(?:e[+-]?\d+)?)n?/iy;
// The bounds keep a line full of unclosed ones from costing its square.
const regex = /\/(?:[^\\/[\n]|\\[^\n]|\[(?:[^\]\\\n]|\\[^\n]){0,300}\]){1,500}\/[a-z]*/y;
const quoted = /"(?:[^"\\\n]+|\\[\s\S])*"?|'(?:[^'\\\n]+|\\[\s\S])*'?/y;
/** How many doubtful tags of one file are looked up in the whole of it. */
const lookUpMaximum = 100;
const comment = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;

/**
 * Reads TypeScript with JSX far enough to tell code from comments, strings and text, and to know every tag. No
 * recursion and no backing up, so hostile nesting costs only its length. A parser decides whether a file is
 * right; this decides where a change may be made.
 */
export function scanSource(source: string, { jsx }: { readonly jsx: boolean }): SourceScan {
  return new Scanner(source, jsx).run();
}

class Scanner {
  readonly source: string;
  readonly jsx: boolean;
  readonly tokens: Token[] = [];
  readonly elements: OpenElement[] = [];
  readonly texts: JsxText[] = [];
  readonly frames: Frame[] = [{ kind: 'code', closes: 'nothing', depth: 0 }];
  offset = 0;
  isBalanced = true;
  lookUps = 0;
  deepest = 0;
  /** Last significant token in code: its text when it can lead an expression, '' after a whole value. */
  previous: string | undefined = undefined;
  previousIsWord = false;
  beforePrevious: string | undefined = undefined;

  constructor(source: string, jsx: boolean) {
    this.source = source;
    this.jsx = jsx;
  }

  run(): SourceScan {
    if (this.source.startsWith('#!')) this.offset = this.endOfLine();
    while (this.offset < this.source.length) {
      const frame = this.frames.at(-1);
      if (frame === undefined) break;
      this.deepest = Math.max(this.deepest, this.frames.length);
      if (frame.kind === 'code') this.readCode(frame);
      else if (frame.kind === 'template') this.readTemplate(frame);
      else if (frame.kind === 'tag') this.readTag(frame);
      else this.readChildren(frame.element);
    }
    const root = this.frames[0];
    const isClosed = this.frames.length === 1 && root?.kind === 'code' && root.depth === 0;
    const { tokens, elements, texts, deepest } = this;
    return { tokens, elements, texts, deepest, isBalanced: this.isBalanced && isClosed };
  }

  endOfLine(): number {
    const at = this.source.indexOf('\n', this.offset);
    return at === -1 ? this.source.length : at;
  }

  /** Length of the pattern's match at the current offset, 0 when it does not match there. */
  match(pattern: RegExp, at = this.offset): number {
    pattern.lastIndex = at;
    return pattern.exec(this.source)?.[0].length ?? 0;
  }

  push(kind: TokenKind, length: number): void {
    this.tokens.push({ kind, start: this.offset, end: this.offset + length });
    this.offset += length;
  }

  remember(text: string, isWord = false): void {
    this.beforePrevious = this.previous;
    this.previous = text;
    this.previousIsWord = isWord;
  }

  readCode(frame: Frame & { kind: 'code' }): void {
    const { source } = this;
    const character = source[this.offset] ?? '';
    const skipped = this.match(space);
    if (skipped > 0) {
      this.offset += skipped;
      return;
    }
    const commented = this.match(comment);
    if (commented > 0) return this.push('comment', commented);
    if (character === '"' || character === "'") {
      this.push('string', this.match(quoted));
      return this.remember('');
    }
    if (character === '`') {
      this.frames.push({ kind: 'template', start: this.offset });
      this.offset += 1;
      return;
    }
    const letters = this.match(word);
    if (letters > 0) {
      const text = source.slice(this.offset, this.offset + letters);
      this.push('identifier', letters);
      return this.remember(text, true);
    }
    const digits = this.match(number);
    if (digits > 0) {
      this.push('number', digits);
      return this.remember('');
    }
    const mayStart = startsExpression(this.previous, this.previousIsWord, this.beforePrevious);
    if (character === '/' && mayStart) {
      const length = this.match(regex);
      if (length > 0) {
        this.push('regex', length);
        return this.remember('');
      }
    }
    if (character === '<' && mayStart && this.jsx && this.opensElement()) return this.openElement();
    this.push('punctuator', 1);
    this.remember(character);
    if (character === '{') frame.depth += 1;
    else if (character === '}') this.closeBrace(frame);
  }

  closeBrace(frame: Frame & { kind: 'code' }): void {
    if (frame.depth > 0) frame.depth -= 1;
    else if (frame.closes === 'nothing') this.isBalanced = false;
    else {
      this.frames.pop();
      const outer = this.frames.at(-1);
      if (outer?.kind === 'template') outer.start = this.offset;
      if (outer?.kind === 'tag') this.endValue(outer);
    }
  }

  readTemplate(frame: Frame & { kind: 'template' }): void {
    const { source } = this;
    for (let at = this.offset; at < source.length; at += 1) {
      const character = source[at];
      if (character === '\\') at += 1;
      else if (character === '`' || (character === '$' && source[at + 1] === '{')) {
        const end = character === '`' ? at + 1 : at;
        this.tokens.push({ kind: 'template', start: frame.start, end });
        this.offset = character === '`' ? end : at + 2;
        if (character === '`') {
          this.frames.pop();
          this.remember('');
        } else {
          this.frames.push({ kind: 'code', closes: 'template', depth: 0 });
          this.remember('{');
        }
        return;
      }
    }
    this.offset = source.length;
  }

  /** Tells a tag from a type parameter list and from a comparison. */
  opensElement(): boolean {
    const { source, offset } = this;
    if (source[offset + 1] === '>') return true;
    const length = this.match(tagName, offset + 1);
    if (length === 0) return false;
    const after = source.slice(offset + 1 + length, offset + length + 40);
    if (/^\s*(?:,|extends\s|=)/.test(after)) return false;
    if (!/^>\s*\(/.test(after) || this.lookUps > lookUpMaximum) return true;
    this.lookUps += 1;
    return source.includes(`</${source.slice(offset + 1, offset + 1 + length)}`, offset);
  }

  openElement(): void {
    const { source, offset } = this;
    const length = this.match(tagName, offset + 1);
    const top = this.frames.at(-1);
    const holder = top?.kind === 'code' && top.closes === 'container' ? this.frames.at(-2) : top;
    const element = this.elements.length;
    this.elements.push({
      name: source.slice(offset + 1, offset + 1 + length),
      start: offset,
      nameStart: offset + 1,
      openEnd: offset,
      isSelfClosing: false,
      closeStart: offset,
      end: offset,
      parent: holder?.kind === 'children' ? holder.element : -1,
      attributes: [],
    });
    this.frames.push({ kind: 'tag', element, expectsValue: false });
    this.offset += 1 + length;
    if (source[this.offset] === '<') this.skipTypeArguments();
  }

  skipTypeArguments(): void {
    let depth = 0;
    for (let at = this.offset; at < this.source.length; at += 1) {
      const character = this.source[at];
      if (character === '<') depth += 1;
      else if (character === '>' && this.source[at - 1] !== '=') depth -= 1;
      if (depth === 0) {
        this.offset = at + 1;
        return;
      }
    }
    this.offset = this.source.length;
  }

  readTag(frame: Frame & { kind: 'tag' }): void {
    const element = this.elements[frame.element];
    const { source } = this;
    if (element === undefined) return;
    const skipped = this.match(space);
    if (skipped > 0) {
      this.offset += skipped;
      return;
    }
    const commented = this.match(comment);
    if (commented > 0) return this.push('comment', commented);
    const character = source[this.offset] ?? '';
    const name = this.match(tagName);
    if (name > 0) {
      const start = this.offset;
      element.attributes.push({ name: source.slice(start, start + name), start, end: start + name });
      this.offset += name;
      return;
    }
    if (source.startsWith('/>', this.offset)) {
      this.offset += 2;
      element.isSelfClosing = true;
      element.openEnd = this.offset;
      return this.endElement(element, this.offset);
    }
    this.offset += 1;
    if (character === '>') {
      element.openEnd = this.offset;
      this.frames.pop();
      this.frames.push({ kind: 'children', element: frame.element });
    } else if (character === '"' || character === "'") this.readAttributeText(frame, character);
    else if (character === '{') this.openContainer();
    else if (character === '<') {
      this.offset -= 1;
      this.openElement();
    } else if (character === '=') frame.expectsValue = true;
    else this.isBalanced = false;
  }

  /** JSX strings know no escapes and may hold line ends. */
  readAttributeText(frame: Frame & { kind: 'tag' }, quote: string): void {
    const at = this.source.indexOf(quote, this.offset);
    const end = at === -1 ? this.source.length : at + 1;
    this.tokens.push({ kind: 'string', start: this.offset - 1, end });
    this.offset = end;
    this.endValue(frame);
  }

  openContainer(): void {
    this.tokens.push({ kind: 'punctuator', start: this.offset - 1, end: this.offset });
    this.frames.push({ kind: 'code', closes: 'container', depth: 0 });
    this.remember('{');
  }

  /** A spread is a value too, but of no attribute. */
  endValue(frame: Frame & { kind: 'tag' }): void {
    const attributes = this.elements[frame.element]?.attributes;
    const last = frame.expectsValue ? attributes?.pop() : undefined;
    if (last !== undefined) attributes?.push({ ...last, end: this.offset });
    frame.expectsValue = false;
  }

  readChildren(index: number): void {
    const { source } = this;
    const element = this.elements[index];
    if (element === undefined) return;
    const character = source[this.offset];
    if (character === '{') {
      this.offset += 1;
      return this.openContainer();
    }
    if (character === '<' && source[this.offset + 1] === '/') {
      element.closeStart = this.offset;
      const at = source.indexOf('>', this.offset);
      const end = at === -1 ? source.length : at + 1;
      const closes = source.slice(this.offset + 2, end - 1).trim();
      if (at === -1 || closes !== element.name) this.isBalanced = false;
      this.offset = end;
      return this.endElement(element, element.closeStart);
    }
    if (character === '<') return this.openElement();
    const start = this.offset;
    while (this.offset < source.length && source[this.offset] !== '<' && source[this.offset] !== '{') {
      this.offset += 1;
    }
    this.texts.push({ start, end: this.offset, parent: index });
  }

  endElement(element: OpenElement, closeStart: number): void {
    element.closeStart = closeStart;
    element.end = this.offset;
    this.frames.pop();
    const outer = this.frames.at(-1);
    if (outer?.kind === 'tag') this.endValue(outer);
    this.remember('');
  }
}
