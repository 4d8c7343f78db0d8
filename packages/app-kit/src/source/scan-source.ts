import {
  backslash,
  backtick,
  closeBrace,
  dollar,
  doubleQuote,
  equals,
  greaterThan,
  lessThan,
  openBrace,
  singleQuote,
  slash,
} from './characters.ts';
import { findClosingTags } from './closing-tags.ts';
import { startsExpression } from './expression-position.ts';
import {
  endOfComment,
  endOfLine,
  endOfName,
  endOfNumber,
  endOfSpace,
  endOfString,
  endOfTagName,
} from './read-token.ts';
import { createRegexReader } from './regex-reader.ts';
import type { JsxAttribute, JsxElement, JsxText, SourceScan, Span } from './source-scan.ts';
import { type TokenKind, TokenList } from './token-list.ts';

type Frame =
  | { readonly kind: 'code'; readonly closes: 'nothing' | 'container' | 'template'; depth: number }
  | { readonly kind: 'template'; start: number }
  | { readonly kind: 'tag'; readonly element: number; expectsValue: boolean }
  | { readonly kind: 'children'; readonly element: number };

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type OpenElement = Mutable<Omit<JsxElement, 'attributes'>> & { attributes: JsxAttribute[] };

/**
 * Scans TypeScript with JSX into tokens, comments, tags and text, with the offsets that fixers need. Without recursion
 * and backtracking, so that hostile text takes linear time. Whether a file is valid is decided by a parser, not here.
 */
export function scanSource(source: string, { jsx }: { readonly jsx: boolean }): SourceScan {
  return new Scanner(source, jsx).run();
}

class Scanner {
  readonly source: string;
  readonly jsx: boolean;
  readonly tokens: TokenList;
  readonly comments: Span[] = [];
  readonly elements: OpenElement[] = [];
  readonly texts: JsxText[] = [];
  readonly frames: Frame[] = [{ kind: 'code', closes: 'nothing', depth: 0 }];
  readonly endOfRegex: (offset: number) => number;
  closingTags: ReadonlyMap<string, number> | undefined;
  offset = 0;
  isBalanced = true;
  deepest = 0;
  /** Text of the previous significant token; '' after a complete value. */
  previous: string | undefined = undefined;
  previousIsWord = false;
  beforePrevious: string | undefined = undefined;

  constructor(source: string, jsx: boolean) {
    this.source = source;
    this.jsx = jsx;
    this.tokens = new TokenList(source);
    this.endOfRegex = createRegexReader(source);
  }

  run(): SourceScan {
    if (this.source.startsWith('#!')) this.offset = endOfLine(this.source, this.offset);
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
    const { tokens, comments, elements, texts, deepest } = this;
    return { tokens, comments, elements, texts, deepest, isBalanced: this.isBalanced && isClosed };
  }

  push(kind: TokenKind, end: number): void {
    this.tokens.push(kind, this.offset, end);
    this.offset = end;
  }

  /** Skips white space or a comment; returns false if there is neither. */
  skipTrivia(): boolean {
    const space = endOfSpace(this.source, this.offset);
    if (space > this.offset) {
      this.offset = space;
      return true;
    }
    const end = endOfComment(this.source, this.offset);
    if (end === this.offset) return false;
    this.comments.push({ start: this.offset, end });
    this.offset = end;
    return true;
  }

  setPrevious(text: string, isWord = false): void {
    this.beforePrevious = this.previous;
    this.previous = text;
    this.previousIsWord = isWord;
  }

  readCode(frame: Frame & { kind: 'code' }): void {
    const { source, offset } = this;
    if (this.skipTrivia()) return;
    const code = source.charCodeAt(offset);
    if (code === doubleQuote || code === singleQuote) {
      this.push('string', endOfString(source, offset));
      return this.setPrevious('');
    }
    if (code === backtick) {
      this.frames.push({ kind: 'template', start: offset });
      this.offset += 1;
      return;
    }
    const name = endOfName(source, offset);
    if (name > offset) {
      this.push('identifier', name);
      return this.setPrevious(source.slice(offset, name), true);
    }
    const number = endOfNumber(source, offset);
    if (number > offset) {
      this.push('number', number);
      return this.setPrevious('');
    }
    const mayStart = startsExpression(this.previous, this.previousIsWord, this.beforePrevious);
    if (code === slash && mayStart) {
      const end = this.endOfRegex(offset);
      if (end > offset) {
        this.push('regex', end);
        return this.setPrevious('');
      }
    }
    if (code === lessThan && mayStart && this.jsx && this.opensElement()) return this.openElement();
    this.push('punctuator', offset + 1);
    this.setPrevious(source.charAt(offset));
    if (code === openBrace) frame.depth += 1;
    else if (code === closeBrace) this.closeBrace(frame);
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
      const code = source.charCodeAt(at);
      if (code === backslash) at += 1;
      else if (code === backtick) {
        this.tokens.push('template', frame.start, at + 1);
        this.offset = at + 1;
        this.frames.pop();
        return this.setPrevious('');
      } else if (code === dollar && source.charCodeAt(at + 1) === openBrace) {
        this.tokens.push('template', frame.start, at);
        this.offset = at + 2;
        this.frames.push({ kind: 'code', closes: 'template', depth: 0 });
        return this.setPrevious('{');
      }
    }
    this.offset = source.length;
  }

  /** Whether `<` opens a tag and not type parameters or a comparison. */
  opensElement(): boolean {
    const { source, offset } = this;
    if (source.charCodeAt(offset + 1) === greaterThan) return true;
    const end = endOfTagName(source, offset + 1);
    if (end === offset + 1) return false;
    const after = source.slice(end, end + 40);
    if (/^\s*(?:,|extends\s|=)/.test(after)) return false;
    if (!/^>\s*\(/.test(after)) return true;
    this.closingTags ??= findClosingTags(source);
    return (this.closingTags.get(source.slice(offset + 1, end)) ?? -1) > offset;
  }

  openElement(): void {
    const { source, offset } = this;
    const end = endOfTagName(source, offset + 1);
    const top = this.frames.at(-1);
    const holder = top?.kind === 'code' && top.closes === 'container' ? this.frames.at(-2) : top;
    const element = this.elements.length;
    this.elements.push({
      name: source.slice(offset + 1, end),
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
    this.offset = end;
    if (source.charCodeAt(end) === lessThan) this.skipTypeArguments();
  }

  skipTypeArguments(): void {
    let depth = 0;
    for (let at = this.offset; at < this.source.length; at += 1) {
      const code = this.source.charCodeAt(at);
      if (code === lessThan) depth += 1;
      else if (code === greaterThan && this.source.charCodeAt(at - 1) !== equals) depth -= 1;
      if (depth === 0) {
        this.offset = at + 1;
        return;
      }
    }
    this.offset = this.source.length;
  }

  readTag(frame: Frame & { kind: 'tag' }): void {
    const element = this.elements[frame.element];
    const { source, offset } = this;
    if (element === undefined || this.skipTrivia()) return;
    const name = endOfTagName(source, offset);
    if (name > offset) {
      element.attributes.push({ name: source.slice(offset, name), start: offset, end: name });
      this.offset = name;
      return;
    }
    const code = source.charCodeAt(offset);
    if (code === slash && source.charCodeAt(offset + 1) === greaterThan) {
      this.offset += 2;
      element.isSelfClosing = true;
      element.openEnd = this.offset;
      return this.endElement(element, this.offset);
    }
    if (code === lessThan) return this.openElement();
    this.offset += 1;
    if (code === greaterThan) {
      element.openEnd = this.offset;
      this.frames.pop();
      this.frames.push({ kind: 'children', element: frame.element });
    } else if (code === doubleQuote || code === singleQuote) this.readAttributeText(frame, offset);
    else if (code === openBrace) this.openContainer();
    else if (code === equals) frame.expectsValue = true;
    else this.isBalanced = false;
  }

  /** JSX strings have no escapes and may contain line breaks. */
  readAttributeText(frame: Frame & { kind: 'tag' }, start: number): void {
    const at = this.source.indexOf(this.source.charAt(start), start + 1);
    const end = at === -1 ? this.source.length : at + 1;
    this.tokens.push('string', start, end);
    this.offset = end;
    this.endValue(frame);
  }

  openContainer(): void {
    this.tokens.push('punctuator', this.offset - 1, this.offset);
    this.frames.push({ kind: 'code', closes: 'container', depth: 0 });
    this.setPrevious('{');
  }

  /** Extends the last attribute by its value; a spread has no attribute. */
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
    const code = source.charCodeAt(this.offset);
    if (code === openBrace) {
      this.offset += 1;
      return this.openContainer();
    }
    if (code === lessThan && source.charCodeAt(this.offset + 1) === slash) {
      element.closeStart = this.offset;
      const at = source.indexOf('>', this.offset);
      const end = at === -1 ? source.length : at + 1;
      const closes = source.slice(this.offset + 2, end - 1).trim();
      if (at === -1 || closes !== element.name) this.isBalanced = false;
      this.offset = end;
      return this.endElement(element, element.closeStart);
    }
    if (code === lessThan) return this.openElement();
    const start = this.offset;
    while (this.offset < source.length) {
      const next = source.charCodeAt(this.offset);
      if (next === lessThan || next === openBrace) break;
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
    this.setPrevious('');
  }
}
