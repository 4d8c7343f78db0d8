import { syntaxOf } from '../checks/check-names.ts';
import { patchSource } from '../source/patch-source.ts';
import type { SourceFixer } from './fixer.ts';
import { findWebUses } from './web-uses.ts';

/** Replaces values of browsers by their counterparts in React Native where the code around them stays as it is. */
export const fixWebApi: SourceFixer = {
  kind: 'web-api',
  fix: ({ file, readTree }) => {
    const { source, path } = file;
    if (
      /\.web\.[jt]sx?$/.test(path) ||
      !/\b(?:localStorage|inner(?:Width|Height)|location\s*\.\s*href|matchMedia|window\s*\.\s*open)\b/.test(
        source,
      )
    )
      return undefined;
    const syntax = syntaxOf(file);
    const opens = /\bwindow\s*\.\s*open\b/.test(source) && !syntax?.declared.has('window');
    const tree = syntax !== undefined && (syntax.webApis.length > 0 || opens) ? readTree() : undefined;
    if (tree === undefined || syntax === undefined) return undefined;
    const patches = findWebUses(source, tree, (name) => !syntax.declared.has(name));
    if (patches.length === 0) return undefined;
    return { source: patchSource(source, patches), params: { count: String(patches.length) } };
  },
};
