const functions = new Map<string, (...values: number[]) => number>([
  ['min', Math.min],
  ['max', Math.max],
  ['round', Math.round],
  ['ceil', Math.ceil],
  ['floor', Math.floor],
  ['sqrt', Math.sqrt],
  ['abs', Math.abs],
  ['ln', Math.log],
  ['log', Math.log10],
]);

/** Each token is read at most once, one level deeper than the last, so this also limits the depth. */
const mostTokens = 400;

const tokenPattern = /\s*(\d+(?:[.,]\d+)?|[A-Za-z]+|[-+*/^();×÷−])/y;

function readTokens(formula: string): string[] | null {
  const tokens: string[] = [];
  const text = formula.trim();
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < text.length) {
    const found = tokenPattern.exec(text);
    if (!found?.[1] || tokens.length === mostTokens) return null;
    tokens.push(found[1].replace('×', '*').replace('÷', '/').replace('−', '-').replace(',', '.'));
  }
  return tokens;
}

/**
 * Result of a formula such as `A * (B + 2)`, with the values of its letters; null if it cannot be read or has
 * no result.
 */
export function calculateFormula(formula: string, values: Record<string, number>): number | null {
  const tokens = readTokens(formula);
  if (tokens === null) return null;
  let at = 0;

  const readFactor = (): number => {
    const token = tokens[at];
    at += 1;
    if (token === undefined) return Number.NaN;
    if (token === '-') return -readPower();
    if (token === '(') {
      const value = readSum();
      return tokens[at++] === ')' ? value : Number.NaN;
    }
    if (/^\d/.test(token)) return Number(token);
    const call = functions.get(token.toLowerCase());
    if (call && tokens[at] === '(') {
      at += 1;
      const parts = [readSum()];
      while (tokens[at] === ';') {
        at += 1;
        parts.push(readSum());
      }
      return tokens[at++] === ')' ? call(...parts) : Number.NaN;
    }
    const name = token.toUpperCase();
    return (Object.hasOwn(values, name) ? values[name] : undefined) ?? Number.NaN;
  };
  const readPower = (): number => {
    const base = readFactor();
    if (tokens[at] !== '^') return base;
    at += 1;
    return base ** readPower();
  };
  const readProduct = (): number => {
    let value = readPower();
    while (tokens[at] === '*' || tokens[at] === '/') {
      const operator = tokens[at++];
      value = operator === '*' ? value * readPower() : value / readPower();
    }
    return value;
  };
  const readSum = (): number => {
    let value = readProduct();
    while (tokens[at] === '+' || tokens[at] === '-') {
      const operator = tokens[at++];
      value = operator === '+' ? value + readProduct() : value - readProduct();
    }
    return value;
  };

  const result = Number(readSum().toPrecision(12));
  return at === tokens.length && Number.isFinite(result) ? result : null;
}
