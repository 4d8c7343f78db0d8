import { createPositionFinder, type SourceScan } from '../source/source-scan.ts';
import type { InspectedImport } from './inspection.ts';
import { isPlaceholderComment } from './placeholder-comments.ts';
import type { Problem, ProblemKind } from './problem.ts';

// React Native throws for a text that is a direct child of any of these.
const textRefusing = new Set([
  'View',
  'ScrollView',
  'Pressable',
  'SafeAreaView',
  'KeyboardAvoidingView',
  'ImageBackground',
  'Modal',
  'TouchableOpacity',
  'TouchableHighlight',
  'TouchableWithoutFeedback',
  'LinearGradient',
]);

/** The element a text lands in: fragments hold nothing of their own. */
export function findTextHolder(scan: SourceScan, parent: number): string {
  let element = scan.elements[parent];
  // Nobody nests fragments this deep, and a hostile file must not cost its square.
  for (let depth = 0; element?.name === '' && depth < 50; depth += 1) element = scan.elements[element.parent];
  return element?.name ?? '';
}

/** Whether text directly inside the element of this name fails on a device; own components may take text. */
export function refusesText(name: string, imports: readonly InspectedImport[]): boolean {
  if (!textRefusing.has(name)) return false;
  return imports.some(
    ({ specifier, names }) => !specifier.startsWith('.') && names.some(({ local }) => local === name),
  );
}

/** Whether only browsers ever load a file. */
export function isWebOnly(path: string): boolean {
  return /\.web\.[jt]sx?$/.test(path);
}

/** What a parser accepts and a phone does not: tags of the web, loose text, and code left out by a comment. */
export function checkMarkup(
  path: string,
  source: string,
  scan: SourceScan,
  imports: readonly InspectedImport[],
): Problem[] {
  const problems: Problem[] = [];
  const findPosition = createPositionFinder(source);
  const add = (kind: ProblemKind, offset: number, params: Problem['params']): void => {
    problems.push({ kind, path, ...findPosition(offset), params });
  };
  for (const token of scan.tokens) {
    if (token.kind !== 'comment') continue;
    const comment = source.slice(token.start, token.end);
    if (isPlaceholderComment(comment))
      add('placeholder-comment', token.start, { comment: comment.slice(0, 80) });
  }
  // A scan that lost its way must not accuse anyone.
  if (!scan.isBalanced) return problems;
  // A `.web` file is never seen by a phone.
  for (const element of isWebOnly(path) ? [] : scan.elements) {
    if (/^[a-z][^.]*$/.test(element.name)) add('web-only-tag', element.nameStart, { tag: element.name });
  }
  for (const text of scan.texts) {
    const content = source.slice(text.start, text.end).trim();
    const holder = content === '' ? '' : findTextHolder(scan, text.parent);
    if (holder !== '' && refusesText(holder, imports)) {
      const offset = text.start + source.slice(text.start, text.end).indexOf(content);
      add('text-outside-text', offset, { text: content.slice(0, 40), tag: holder });
    }
  }
  return problems;
}
