import { describe, expect, it } from 'vitest';
import { fixOne } from '../../test/fix-one.ts';

const others = {
  'src/ui/Card.tsx': 'export const Card = () => null;\n',
  'src/Row/index.tsx': 'export const Row = () => null;\n',
  'src/one/list.ts': 'export const list = [];\n',
  'src/two/list.ts': 'export const list = [];\n',
  'assets/Logo.png': 'image',
};

describe('fixImportPath', () => {
  it.each([
    ["import { Card } from './Card';", "import { Card } from './ui/Card';"],
    ["import { Card } from './UI/card.jsx';", "import { Card } from './ui/Card';"],
    ["import { Row } from './Row/index.js';", "import { Row } from './Row';"],
    ["export { Card } from '../Card';", "export { Card } from './ui/Card';"],
    ["export const logo = require('./logo.png');", "export const logo = require('../assets/Logo.png');"],
    ["import './a.scss';\nexport const b = 1;", 'export const b = 1;'],
  ])('changes %s to %s', (source, expected) => {
    expect(fixOne(source, others)).toEqual({ source: expected, kinds: ['import-path'] });
  });

  it.each([
    "import { list } from './list';",
    "import { Header } from './Header';",
    "import { Card } from './ui/Card';",
    "export const logo = require('./logo.svg');",
    "import a from '..';",
    "import styles from './a.module.css';",
  ])('leaves %s alone', (source) => {
    expect(fixOne(source, others)).toEqual({ source, kinds: [] });
  });
});
