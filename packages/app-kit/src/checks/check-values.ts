import { findNativeComponents, listTags, textOf } from '../fixers/jsx-tags.ts';
import { keyOf, listStyleObjects } from '../fixers/style-objects.ts';
import { createPositionFinder } from '../source/source-scan.ts';
import { nodeOf, nodesOf } from '../syntax/syntax-node.ts';
import { isWebOnly } from './check-markup.ts';
import type { InspectedFile } from './inspect-project.ts';
import type { Problem, ProblemKind } from './problem.ts';

/** Events of browsers that components of React Native never send. */
const webEvents =
  /^on(?:DoubleClick|DblClick|KeyDown|KeyUp|Submit|Input|ContextMenu|Wheel|Drag(?:Start|End|Over|Enter|Leave)?|Drop|Paste|Cut|Copy)$/;
const usesEvents = /\bon(?:D[boar]\w+|Key(?:Down|Up)|Submit|Input|ContextMenu|Wheel|Paste|Cut|Copy)\b/;

/** Styles that only take a number; a text stops the app on Android. */
const numberStyles =
  /^(?:fontSize|lineHeight|letterSpacing|flex|flexGrow|flexShrink|opacity|elevation|border(?:Top|Right|Bottom|Left|Start|End)?Width|border(?:Top|Bottom)?(?:Left|Right|Start|End)?Radius|shadowRadius|shadowOpacity)$/;
const usesTexts =
  /(?:fontSize|lineHeight|letterSpacing|flex\w*|opacity|elevation|Width|Radius|shadowOpacity|background\w*)['"]?\s{0,5}:\s{0,5}['"`]/i;

const isPercentage = (text: string): boolean => /^-?\d{1,4}(?:\.\d{1,4})?%$/.test(text);

/** Finds properties and values that a browser accepts and React Native ignores or rejects. */
export function checkValues({ path, source, inspection }: InspectedFile): Problem[] {
  const hasEvents = usesEvents.test(source);
  const hasTexts = usesTexts.test(source);
  if (!inspection.ok || isWebOnly(path) || !(hasEvents || hasTexts)) return [];
  const tree = inspection.readTree?.();
  if (tree === undefined) return [];
  const findPosition = createPositionFinder(source);
  const problems: Problem[] = [];
  const add = (kind: ProblemKind, offset: number, params: Problem['params']): void => {
    problems.push({ kind, path, ...findPosition(offset), params });
  };
  for (const { component, attributes } of hasEvents ? listTags(tree, findNativeComponents(inspection)) : []) {
    for (const { name, nameNode } of component === '' ? [] : attributes) {
      if (webEvents.test(name)) add('web-only-prop', nameNode.start, { name, tag: component });
    }
  }
  for (const property of hasTexts
    ? listStyleObjects(tree).flatMap((each) => nodesOf(each, 'properties'))
    : []) {
    const name = keyOf(property);
    const text = textOf(nodeOf(property, 'value'));
    if (text === undefined) continue;
    const isWrong =
      (numberStyles.test(name) && !(name.endsWith('Radius') && isPercentage(text))) ||
      (name.startsWith('background') && /gradient\(/.test(text));
    if (isWrong) add('style-value', property.start, { name, value: text.slice(0, 60) });
  }
  return problems;
}
