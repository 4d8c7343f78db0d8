/** Operators bind as in mathematics: × and ÷ before + and −. */
const ranks: Record<string, number> = { '+': 1, '−': 1, '×': 2, '÷': 2 };

const apply: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '−': (a, b) => a - b,
  '×': (a, b) => a * b,
  '÷': (a, b) => a / b,
};

/** Without the errors of binary fractions: 0.1 + 0.2 is 0.3. */
const rounded = (value: number): number => Number(value.toPrecision(12));

/** Result of an expression such as `12+3×4`; null while it is incomplete or has no result. */
export function evaluate(expression: string): number | null {
  const tokens = expression.match(/\d+\.?\d*|\.\d+|[+−×÷%]/g) ?? [];
  const values: number[] = [];
  const operators: string[] = [];
  const reduce = () => {
    const operator = operators.pop() ?? '';
    const b = values.pop();
    const a = values.pop();
    if (a !== undefined && b !== undefined) values.push(apply[operator]?.(a, b) ?? Number.NaN);
  };
  let isNegative = false;
  let expectsNumber = true;
  for (const token of tokens) {
    if (token === '%') {
      const last = values.pop();
      if (last === undefined || expectsNumber) return null;
      values.push(last / 100);
    } else if (ranks[token] === undefined) {
      values.push(isNegative ? -Number(token) : Number(token));
      isNegative = false;
      expectsNumber = false;
    } else if (expectsNumber) {
      if (token !== '−') return null;
      isNegative = true;
    } else {
      while (
        operators.length > 0 &&
        (ranks[operators[operators.length - 1] ?? ''] ?? 0) >= (ranks[token] ?? 0)
      )
        reduce();
      operators.push(token);
      expectsNumber = true;
    }
  }
  if (expectsNumber) return null;
  while (operators.length > 0) reduce();
  const result = rounded(values[0] ?? Number.NaN);
  return Number.isFinite(result) ? result : null;
}

/** Adds a key to an expression: operators replace each other, a number has one point. */
export function pressKey(expression: string, key: string): string {
  const last = expression.slice(-1);
  if (key in ranks) {
    if (expression === '') return key === '−' ? key : expression;
    return last in ranks ? expression.slice(0, -1) + key : expression + key;
  }
  if (key === '%') return /\d$/.test(expression) ? expression + key : expression;
  if (key === '.') {
    const number = /[\d.]*$/.exec(expression)?.[0] ?? '';
    if (number.includes('.')) return expression;
    return number === '' ? `${expression}0.` : `${expression}.`;
  }
  return last === '%' ? `${expression}×${key}` : expression + key;
}
