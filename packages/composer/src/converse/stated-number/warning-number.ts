import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { Rule } from '../../spec/entity.ts';
import type { Operation } from '../operation.ts';

/** "3 taneden az kalınca uyarsın demiştim ya, onu 5 yap", "I said warn me under 3, make it 5". */
const sayings: readonly RegExp[] = [
  /(?<old>\d+)\S* (?:\w+ ){0,3}?(?<side>az|alt|dusu|fazla|ust|gec)\w* .*?uyar\w*,? (?:de(?:mis|di)\w*|yaz\w+|soyle\w+)(?: ya)?,? (?:(?:o|onu|bunu|sunu) )?(?:artik )?(?<next>\d+)\S* (?:yap\w*|olsun|olacak)/,
  /(?:warn|alert|tell) (?:me |us )?(?:when )?.{0,30}?(?<side>under|below|less than|fewer than|over|above|more than) (?<old>\d+).{0,30}?\b(?:make (?:it|that)|should be|change (?:it|that) to) (?<next>\d+)/,
];
const above = /^(?:fazla|ust|gec|over|above|more than)$/;
const mainRoles = /^(?:quantity|value|amount|duration)$/;

/**
 * What a message asks for that gives a warning another limit. An app that has no such warning, although its description asked for
 * one, gets it with the new number. Undefined if the message says nothing of the kind.
 */
export function warningNumber(written: string, spec: AppSpec): readonly Operation[] | undefined {
  const text = fold(written).replaceAll(/['’]/g, '');
  const groups = sayings.map((saying) => saying.exec(text)?.groups).find((each) => each !== undefined);
  const [entity] = spec.entities;
  if (groups === undefined || entity === undefined) return undefined;
  const { side = '', next = '' } = groups;
  const isAbove = above.test(side);
  const when = isAbove ? { above: Number(next) } : { below: Number(next) };
  const isSameSide = (rule: Rule): boolean =>
    rule.kind === 'mark' && (isAbove ? 'above' in rule.when : 'below' in rule.when);
  if (entity.rules.some(isSameSide)) {
    const rules = entity.rules.map((rule) =>
      rule.kind === 'mark' && isSameSide(rule) ? { ...rule, when } : rule,
    );
    return [{ kind: 'setRules', entity: entity.id, rules }];
  }
  const numbers = entity.fields.filter(
    ({ type, formula, role }) => type === 'number' && formula === undefined && role !== 'minimum',
  );
  const field = numbers.find(({ role = '' }) => mainRoles.test(role)) ?? numbers[0];
  if (field === undefined) return undefined;
  const labels =
    spec.language === 'tr' ? { above: 'Fazla', below: 'Azaldı' } : { above: 'High', below: 'Low' };
  const label = isAbove ? labels.above : labels.below;
  return [
    {
      kind: 'setRules',
      entity: entity.id,
      rules: [...entity.rules, { kind: 'mark', field: field.id, when, label }],
    },
  ];
}
