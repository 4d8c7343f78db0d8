import { createPositionFinder, type SourceScan } from '../source/source-scan.ts';
import type { InspectedImport } from './inspection.ts';
import { isPlaceholderComment } from './placeholder-comments.ts';
import type { Problem, ProblemKind } from './problem.ts';

// React Native throws for text that is a direct child of one of these.
const nonTextContainers = new Set([
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

/** Names of the containers of the elements' text: the element itself, or for a fragment its parent's container. */
function findTextContainers({ elements }: SourceScan): readonly string[] {
  const containers: string[] = [];
  // Parents precede their children.
  for (const { name, parent } of elements) containers.push(name === '' ? (containers[parent] ?? '') : name);
  return containers;
}

/** Local names of the imported components that cannot contain text. The project's own components are not included. */
export function findNonTextContainers(imports: readonly InspectedImport[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { specifier, names } of imports) {
    if (specifier.startsWith('.')) continue;
    for (const { local } of names) if (nonTextContainers.has(local)) found.add(local);
  }
  return found;
}

/** Whether only browsers load a file. */
export function isWebOnly(path: string): boolean {
  return /\.web\.[jt]sx?$/.test(path);
}

/** Finds web-only tags, text outside `Text` and placeholder comments, which a parser accepts. */
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
  for (const { start, end } of scan.comments) {
    const comment = source.slice(start, end);
    if (isPlaceholderComment(comment)) add('placeholder-comment', start, { comment: comment.slice(0, 80) });
  }
  // Skip the markup checks when the scanner lost track of the tags.
  if (!scan.isBalanced) return problems;
  for (const element of isWebOnly(path) ? [] : scan.elements) {
    if (/^[a-z][^.]*$/.test(element.name)) add('web-only-tag', element.nameStart, { tag: element.name });
  }
  const nonText = findNonTextContainers(imports);
  const containers = findTextContainers(scan);
  for (const text of scan.texts) {
    const whole = source.slice(text.start, text.end);
    const content = whole.trim();
    const container = containers[text.parent] ?? '';
    if (content !== '' && nonText.has(container)) {
      const offset = text.start + whole.length - whole.trimStart().length;
      add('text-outside-text', offset, { text: content.slice(0, 40), tag: container });
    }
  }
  return problems;
}
