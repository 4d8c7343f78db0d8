/**
 * An upper bound for the recursion depth of a parser, without knowledge of the grammar: everything that could open a level
 * counts, also in comments and strings. One unit is the largest stack that oxc 0.151 uses per level (3.4 KB, measured with
 * `class { a = class { …`); other characters count in proportion.
 */
export function measureNestingWeight(source: string): number {
  let weight = 0;
  let isWord = false;
  for (let index = 0; index < source.length; index += 1) {
    const unit = source.charCodeAt(index);
    const isWordUnit =
      (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || (unit >= 48 && unit <= 57) || unit > 127;
    if (isWordUnit) {
      // `new new`, `keyof keyof`, `await await`
      if (!isWord) weight += 0.15;
    } else weight += weightOf(unit);
    isWord = isWordUnit;
  }
  return weight;
}

const weights: Readonly<Record<string, number>> = {
  '(': 1,
  '[': 1,
  '{': 1,
  '<': 1,
  '`': 1,
  '=': 0.3,
  '?': 0.2,
  ' ': 0,
  '\n': 0,
  '\t': 0,
  '\r': 0,
};
const weightByUnit = Float64Array.from(
  { length: 128 },
  (_, unit) => weights[String.fromCharCode(unit)] ?? 0.05,
);

function weightOf(unit: number): number {
  return weightByUnit[unit] ?? 0.05;
}
