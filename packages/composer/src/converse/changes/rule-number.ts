import type { Entity, Rule } from '../../spec/entity.ts';
import { nothing, operations, type ReadChange } from './change.ts';

type Mark = Extract<Rule, { kind: 'mark' }>;

const limitOf = ({ when }: Mark): number | undefined =>
  'below' in when ? when.below : 'above' in when ? when.above : undefined;

const withLimit = (mark: Mark, limit: number): Mark => ({
  ...mark,
  when: 'below' in mark.when ? { below: limit } : { above: limit },
});

const changes =
  / (?:warn\w*|alert\w*|not|instead|make|change|yap\w*|olsun|degistir\w*|uyar\w*|cek|cikar|az|cok|few|low|high|much) /;

/** "warn under 12 not 5", "60 az oldu 90 yapalım": another number for the label of rows beyond a limit. */
export const readRuleNumber: ReadChange = (followUp) => {
  const numbers = followUp.reading.words.flatMap(({ folded }) => {
    const digits = /^(\d{1,6})(?:['’]?\p{L}{0,3})?$/u.exec(folded)?.[1];
    return digits === undefined ? [] : [Number(digits)];
  });
  const marks = followUp.spec.entities.flatMap((entity) =>
    entity.rules.flatMap((rule) =>
      rule.kind === 'mark' && limitOf(rule) !== undefined ? [{ entity, rule }] : [],
    ),
  );
  if (marks.length === 0 || numbers.length === 0 || numbers.length > 2 || !followUp.has(changes))
    return undefined;
  const named = marks.find(({ rule }) => numbers.includes(limitOf(rule) ?? Number.NaN));
  const isWarning = followUp.has(/ (?:warn\w*|alert\w*|uyar\w*) /);
  const found = named ?? (isWarning && marks.length === 1 && numbers.length === 1 ? marks[0] : undefined);
  if (found === undefined) return undefined;
  const before = limitOf(found.rule);
  const next = numbers.find((number) => number !== before);
  if (next === undefined) return numbers.length === 1 && isWarning ? nothing('same') : undefined;
  if (named !== undefined && numbers.length !== 2) return undefined;
  return operations({
    kind: 'setRules',
    entity: found.entity.id,
    rules: replaced(found.entity, found.rule, next),
  });
};

const replaced = ({ rules }: Entity, mark: Mark, limit: number): Rule[] =>
  rules.map((rule) => (rule === mark ? withLimit(mark, limit) : rule));
