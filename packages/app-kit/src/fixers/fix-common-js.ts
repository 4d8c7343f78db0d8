import { patchSource } from '../source/patch-source.ts';
import { nameOf, nodeOf, nodesOf } from '../syntax/syntax-node.ts';
import type { SourceFixer } from './fixer.ts';

/** Writes `module.exports = App` as `export default App`, because imports of other modules read only exports. */
export const fixCommonJs: SourceFixer = {
  kind: 'common-js',
  fix: ({ file: { source, path }, inspection, readTree }) => {
    if (!/\bmodule\.exports\s*=/.test(source) || inspection.exports.length > 0 || /\.config\.\w+$/.test(path))
      return undefined;
    const tree = readTree();
    const statements = (tree === undefined ? [] : nodesOf(tree, 'body')).flatMap((statement) => {
      const assignment = nodeOf(statement, 'expression');
      const left = assignment && nodeOf(assignment, 'left');
      const right = assignment && nodeOf(assignment, 'right');
      const isExport =
        assignment?.type === 'AssignmentExpression' &&
        nameOf(left && nodeOf(left, 'object')) === 'module' &&
        nameOf(left && nodeOf(left, 'property')) === 'exports';
      return isExport && right !== undefined ? [{ statement, right }] : [];
    });
    const [only, ...others] = statements;
    if (only === undefined || others.length > 0) return undefined;
    const { statement, right } = only;
    const text = `export default ${source.slice(right.start, right.end)};`;
    return {
      source: patchSource(source, [{ start: statement.start, end: statement.end, text }]),
      params: {},
    };
  },
};
