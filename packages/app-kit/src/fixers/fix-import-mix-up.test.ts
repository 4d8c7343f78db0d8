import { describe, expect, it } from 'vitest';
import { fixOne } from '../../test/fix-one.ts';

const others = {
  'src/Card.tsx': 'export default function Card() { return null; }',
  'src/Row.tsx': 'export function Row() { return null; } export const gap = 1;',
  'src/Panel/index.tsx': 'export default function Panel() { return null; } export const title = 1;',
  'src/store.ts': 'export const useTasks = () => 1;',
  'src/all.ts': "export * from './Row';",
};

describe('fixImportMixUp', () => {
  it.each([
    ["import { Card } from './Card';", "import Card from './Card';"],
    ["import { Card as Tile } from './Card';", "import Tile from './Card';"],
    ["import Row from './Row';", "import { Row } from './Row';"],
    ["import Row, { gap } from './Row';", "import { Row, gap } from './Row';"],
    ["import { Panel, title } from './Panel';", "import Panel, { title } from './Panel';"],
    ["import store from './store'", "import { useTasks as store } from './store';"],
    ["import Row from './all';", "import { Row } from './all';"],
  ])('changes %s to %s', (source, expected) => {
    expect(fixOne(source, others)).toEqual({ source: expected, kinds: ['import-mix-up'] });
  });

  it.each([
    "import Card from './Card';",
    "import { none } from './Row';",
    "import Other from './Row';",
    "import { a, b } from './Card';",
    "import type { Card } from './Card';",
    "import { default as Card } from './Card';",
    "import * as row from './Row';",
  ])('leaves %s alone', (source) => {
    expect(fixOne(source, others)).toEqual({ source, kinds: [] });
  });
});
