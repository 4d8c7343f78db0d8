import { type Patch, patchSource } from '../source/patch-source.ts';
import { nameOf, nodeOf, nodesOf, walkSyntax } from '../syntax/syntax-node.ts';
import type { SourceFixer } from './fixer.ts';

const effects = new Set(['useEffect', 'useLayoutEffect', 'useFocusEffect']);

/** Puts the body of an async effect in a function, because an effect may only return a function. */
export const fixAsyncEffect: SourceFixer = {
  kind: 'async-effect',
  fix: ({ file: { source }, readTree }) => {
    const tree = /Effect\(\s*(?:\w+\.)?(?:useCallback\(\s*)?async\b/.test(source) ? readTree() : undefined;
    if (tree === undefined) return undefined;
    const patches: Patch[] = [];
    walkSyntax(tree, (node) => {
      const callee = node.type === 'CallExpression' ? nodeOf(node, 'callee') : undefined;
      const name = nameOf(callee) || nameOf(callee && nodeOf(callee, 'property'));
      const [effect] = nodesOf(node, 'arguments');
      if (!effects.has(name) || effect?.['async'] !== true || effect.type !== 'ArrowFunctionExpression')
        return;
      const body = nodeOf(effect, 'body');
      if (body?.type !== 'BlockStatement' || nodesOf(effect, 'params').length > 0) return;
      patches.push({ start: effect.start, end: body.start + 1, text: '() => {\n    (async () => {' });
      patches.push({ start: body.end - 1, end: body.end, text: '})();\n  }' });
    });
    if (patches.length === 0) return undefined;
    return { source: patchSource(source, patches), params: { count: String(patches.length / 2) } };
  },
};
