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

/** Name of the element that a text in each element lands in: fragments hold nothing of their own. */
function findTextHolders({ elements }: SourceScan): readonly string[] {
  const holders: string[] = [];
  // A parent comes before its children.
  for (const { name, parent } of elements) holders.push(name === '' ? (holders[parent] ?? '') : name);
  return holders;
}

/** Names of the elements in a file that fail on a device with text directly inside; own components may take text. */
export function findNonTextContainers(imports: readonly InspectedImport[]): ReadonlySet<string> {
  const refusing = new Set<string>();
  for (const { specifier, names } of imports) {
    if (specifier.startsWith('.')) continue;
    for (const { local } of names) if (textRefusing.has(local)) refusing.add(local);
  }
  return refusing;
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
  for (const { start, end } of scan.comments) {
    const comment = source.slice(start, end);
    if (isPlaceholderComment(comment)) add('placeholder-comment', start, { comment: comment.slice(0, 80) });
  }
  // Skip the markup checks when the scanner lost track of the tags.
  if (!scan.isBalanced) return problems;
  // A `.web` file is never seen by a phone.
  for (const element of isWebOnly(path) ? [] : scan.elements) {
    if (/^[a-z][^.]*$/.test(element.name)) add('web-only-tag', element.nameStart, { tag: element.name });
  }
  const refusing = findNonTextContainers(imports);
  const holders = findTextHolders(scan);
  for (const text of scan.texts) {
    const whole = source.slice(text.start, text.end);
    const content = whole.trim();
    const holder = holders[text.parent] ?? '';
    if (content !== '' && refusing.has(holder)) {
      const offset = text.start + whole.length - whole.trimStart().length;
      add('text-outside-text', offset, { text: content.slice(0, 40), tag: holder });
    }
  }
  return problems;
}
