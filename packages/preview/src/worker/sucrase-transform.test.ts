import { describe, expect, it } from 'vitest';
import { describeTransform } from '../testing/transform-conformance.ts';
import { addRefreshCalls, findComponents } from './refresh-calls.ts';
import { createSucraseTransform } from './sucrase-transform.ts';

const lenient = 'sucrase checks less than oxc, which replaces it when loaded';
describeTransform('sucrase', {
  create: createSucraseTransform,
  lenient: {
    'a wrong closing tag': lenient,
    'stray characters': lenient,
    'a name declared twice': lenient,
  },
});

describe('findComponents', () => {
  it('finds only top-level declarations', () => {
    const code = `function App() { function Inner() {} const Small = 1; useX(); }
const text = 'const NotOne = 1'; // function NorThis() {}
/* const Commented = 1 */ const re = /const Regex = "/; const tpl = \`\${(() => { const InTpl = 1; })()} const NoT\`;
const Card = memo(() => { const [a] = useState(")"); useOther.call(void 0, a); });`;
    expect(findComponents(code)).toEqual([
      { name: 'App', hooks: ['useX()'] },
      { name: 'Card', hooks: ['useState(")', 'useOther()'] },
    ]);
  });

  it('does not change a module without components', () => {
    expect(addRefreshCalls('const a = 1;')).toBe('const a = 1;');
  });
});
