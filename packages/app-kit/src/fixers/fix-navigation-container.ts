import { findEntry } from '../project/find-entry.ts';
import { findImportStatements, writeImportStatement } from '../source/import-statements.ts';
import { type Patch, patchSource } from '../source/patch-source.ts';
import type { JsxElement } from '../source/source-scan.ts';
import type { FixContext, FixedSource, SourceFixer } from './fixer.ts';

const container = 'NavigationContainer';

/** Removes a name from the imports of a source. */
function withoutImport({ file: { source, scan } }: FixContext, name: string): Patch[] {
  return findImportStatements(source, scan)
    .filter(({ named }) => named.some(({ local }) => local === name))
    .map((statement) => {
      const named = statement.named.filter(({ local }) => local !== name);
      const text = writeImportStatement({ ...statement, named });
      const end = text === '' && source[statement.end] === '\n' ? statement.end + 1 : statement.end;
      return { start: statement.start, end, text };
    });
}

/** A container inside the app's container becomes a fragment. */
function unwrap(context: FixContext): FixedSource | undefined {
  const { file, project, files } = context;
  const entry = findEntry(files);
  if (entry === undefined || file.path === entry || !project.containers.includes(entry)) return undefined;
  const inner = file.scan.elements.filter(({ name }) => name === container);
  if (
    inner.length === 0 ||
    inner.some(({ attributes, isSelfClosing }) => attributes.length > 0 || isSelfClosing)
  )
    return undefined;
  const patches = inner.flatMap(({ start, openEnd, closeStart, end }) => [
    { start, end: openEnd, text: '<>' },
    { start: closeStart, end, text: '</>' },
  ]);
  const source = patchSource(file.source, [...patches, ...withoutImport(context, container)]);
  return { source, params: { name: container } };
}

/** The app's only navigator gets the container that none of the files has. */
function wrap({ file, project }: FixContext): FixedSource | undefined {
  const { containers, navigators } = project;
  if (containers.length > 0 || navigators.length !== 1 || navigators[0] !== file.path) return undefined;
  const { elements } = file.scan;
  const isNavigator = ({ name }: JsxElement): boolean => name.endsWith('.Navigator');
  const [only, ...others] = elements.filter(isNavigator);
  if (only === undefined || others.length > 0) return undefined;
  const patches = [
    { start: only.start, end: only.start, text: `<${container}>` },
    { start: only.end, end: only.end, text: `</${container}>` },
  ];
  return { source: patchSource(file.source, patches), params: { name: container } };
}

/** Gives an app exactly one NavigationContainer. */
export const fixNavigationContainer: SourceFixer = {
  kind: 'navigation-container',
  fix: (context) => {
    const { source, scan } = context.file;
    if (!scan.isBalanced) return undefined;
    if (source.includes(`<${container}`)) return unwrap(context);
    return /<\w+\.Navigator\b/.test(source) && !source.includes('createStaticNavigation')
      ? wrap(context)
      : undefined;
  },
};
