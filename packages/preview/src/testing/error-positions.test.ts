import * as native from 'oxc-transform';
import { describe, expect, it } from 'vitest';
import { ModuleRegistry } from '../runtime/module-registry.ts';
import { readPositions } from '../runtime/stack-positions.ts';
import { asNamespace } from '../runtime/vendor.ts';
import { createOxcTransform } from '../worker/oxc-transform.ts';
import { PositionMaps } from '../worker/position-maps.ts';
import { createSucraseTransform } from '../worker/sucrase-transform.ts';

const SOURCE = `import { View } from 'react-native';
import type { Item } from './types';

interface Props { items: Item[] | null }

// Yorum: ğüşiöç
export function List({ items }: Props) {
  const first = items!.map((item) => item)[0];
  return <View>{first}</View>;
}
`;

describe.each([createOxcTransform(native), createSucraseTransform()])(
  'error positions of $name',
  (transform) => {
    it('map a thrown error to the source', () => {
      const result = transform.transform('src/List.tsx', SOURCE);
      if (!result.ok) throw new Error(result.error.message);
      const registry = new ModuleRegistry({
        loadVendor: () => asNamespace({ jsxDEV: () => null }),
        refresh: { isComponent: () => false, register: () => undefined, signature: () => () => undefined },
        evaluate: (script) => (0, eval)(script),
      });
      const deps = [...result.deps, ...result.softDeps];
      const links = Object.fromEntries(deps.map((name) => [name, `vendor:${name}`]));
      const record = { path: 'src/List.tsx', version: 3, format: result.format, code: result.code, links };
      registry.update([record], [], 'src/List.tsx');
      const List = registry.exportsOf('src/List.tsx')?.List as (props: object) => unknown;
      let stack = '';
      try {
        List({ items: null });
      } catch (error) {
        stack = (error as Error).stack ?? '';
      }
      const [position] = readPositions(stack);
      if (!position) throw new Error(`No position in ${stack}`);
      const maps = new PositionMaps();
      maps.add('src/List.tsx', 3, SOURCE, result);
      const column = transform.name === 'oxc' ? 24 : expect.any(Number);
      expect(maps.trace(position)).toEqual({ path: 'src/List.tsx', line: 8, column, name: 'List' });
      expect(maps.sourceOf(position)).toBe(SOURCE);
    });
  },
);
