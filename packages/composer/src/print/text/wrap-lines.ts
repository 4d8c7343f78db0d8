import { lineWidth } from './find-groups.ts';
import { wrapComment } from './wrap-comment.ts';
import { wrapChildren, wrapChoice, wrapElement } from './wrap-element.ts';
import { wrapGroup, wrapObject } from './wrap-group.ts';
import { wrapChain, wrapCondition, wrapSignature, wrapTernary, wrapValue } from './wrap-statement.ts';

function wrapLine(line: string): readonly string[] {
  if (line.length <= lineWidth) return [line];
  const [pad = ''] = /^ */.exec(line) ?? [];
  const text = line.slice(pad.length);
  if (text.startsWith('/')) return wrapComment(pad, text) ?? [line];
  // Expressions between slashes have brackets and quotes that mean something else.
  if (/^(?:\*|import )/.test(text)) return [line];
  const condition = wrapCondition(pad, text);
  if (condition !== undefined) return condition;
  if (/\(\/(?![/*>])/.test(text)) return [line];
  const wrapped =
    wrapElement(pad, text) ??
    wrapChildren(pad, text) ??
    wrapChoice(pad, text) ??
    wrapSignature(pad, text) ??
    wrapObject(pad, text) ??
    wrapTernary(pad, text) ??
    wrapGroup(pad, text) ??
    wrapChain(pad, text) ??
    wrapValue(pad, text);
  // What cannot be shortened further stays as it is.
  return wrapped === undefined || wrapped.includes(line) ? [line] : wrapped.flatMap(wrapLine);
}

/** Lines of at most 110 characters as far as elements, calls, lists and objects can be broken. */
export const wrapLines = (source: string): string => source.split('\n').flatMap(wrapLine).join('\n');
