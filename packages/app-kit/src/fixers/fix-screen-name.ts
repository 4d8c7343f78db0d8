import { type Patch, patchSource } from '../source/patch-source.ts';
import type { SourceFixer } from './fixer.ts';

const calls = new Set(['navigate', 'push', 'replace', 'popTo']);

/** Corrects the letter case of a screen's name in `navigation.navigate('detail')`. */
export const fixScreenName: SourceFixer = {
  kind: 'screen-name',
  fix: ({ file: { source, scan }, project }) => {
    if (!/\bnavigation\s*\.\s*(?:navigate|push|replace|popTo)\s*\(/.test(source)) return undefined;
    const { tokens } = scan;
    const patches: Patch[] = [];
    for (let index = 4; index < tokens.length; index += 1) {
      if (tokens.kindAt(index) !== 'string' || tokens.textAt(index - 1) !== '(') continue;
      if (!calls.has(tokens.textAt(index - 2)) || tokens.textAt(index - 4) !== 'navigation') continue;
      const [start, end] = [tokens.startAt(index) + 1, tokens.endAt(index) - 1];
      const name = source.slice(start, end);
      const names = project.screens.get(name.toLowerCase()) ?? [];
      const [only, ...others] = names;
      if (only !== undefined && others.length === 0 && only !== name)
        patches.push({ start, end, text: only });
    }
    if (patches.length === 0) return undefined;
    return {
      source: patchSource(source, patches),
      params: { names: patches.map(({ text }) => text).join(', ') },
    };
  },
};
