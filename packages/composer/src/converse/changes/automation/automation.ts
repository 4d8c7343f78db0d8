import { upperCaseFirst } from '../../../language/fold.ts';
import { fitsValue, isAutomation } from '../../../print/entity/automation.ts';
import { type Entity, type Rule, ruleMaximum } from '../../../spec/entity.ts';
import type { Field } from '../../../spec/field.ts';
import { type FollowUp, readFollowUp } from '../../follow-up.ts';
import type { Operation } from '../../operation.ts';
import { adds, removes } from '../../verbs.ts';
import { type Change, nothing, operations, type ReadChange } from '../change.ts';
import { type ReadCondition, readCondition } from './read-condition.ts';
import { splitWhen } from './split-when.ts';

const texts = {
  tr: {
    below: 'Azaldı',
    none: 'Bitti',
    above: 'Yüksek',
    withinDays: 'Yaklaşıyor',
    isPast: 'Gecikti',
    all: 'Hepsi tamamlandı.',
    each: (field: string, option = '') => (option === '' ? `${field} güncellendi.` : `${field}: ${option}`),
  },
  en: {
    below: 'Low',
    none: 'Used up',
    above: 'High',
    withinDays: 'Coming up',
    isPast: 'Overdue',
    all: 'All done.',
    each: (field: string, option = '') => (option === '' ? `${field} was updated.` : `${field}: ${option}`),
  },
} as const;

const now =
  / (?:bugun\w*|simdi\w*|su an\w*|o gun\w*|today\w*|now|current (?:date|time)|the date|gunun tarihi\w*) /;
const says =
  / (?:mesaj\w*|kutla\w*|tebrik\w*|haber\w*|soyle\w*|uyar\w*|bildir\w*|message|say|says|congratulate\w*|tell|alert|warn\w*|notify|toast|praise) /;
const marks =
  / (?:uyar\w*|isaretle\w*|goster\w*|gorun\w*|gozuk\w*|renk\w*|kirmizi\w*|etiket\w*|rozet\w*|hatirlat\w*|belirt\w*|vurgula\w*|yaz\w*|haber\w*|bildir\w*|soyle\w*|dikkat|mark\w*|show\w*|highlight\w*|flag\w*|badge|label|warn\w*|remind\w*|alert\w*|notify|tell|red|say|says) /;
/** What an app without a network or other apps cannot do. */
const impossible =
  / (?:sms|mail|eposta|e posta|email|e mail|whatsapp|telegram|push|arasin|ara|gonder\w*|mesaj at\w*|send|text me|call|siparis ver\w*|otomatik (?:olustur|ekle|dus)\w*|stoktan dus\w*|create|order|print|yazdir\w*|alarm|cal\w*|ring|sound) /;
const setsTrue = / (?:isaretle\w*|tikle\w*|evet|true|yes|tick|check|mark|olsun|yap\w*|set) /;
const setsFalse = / (?:kaldir\w*|hayir|false|no|untick|uncheck|clear|bosalt\w*) /;

type SetValue = Extract<Rule, { kind: 'setWhen' }>['value'];

/** The field that the effect changes, and its value. */
function readSetting(
  effect: FollowUp,
  { entity, field }: ReadCondition,
): { target: Field; value: SetValue } | undefined {
  const own = effect.targets.filter(
    ({ target }) => 'entity' in target && target.kind !== 'entity' && target.entity.id === entity.id,
  );
  const option = own.flatMap(({ target }) => (target.kind === 'option' ? [target] : []))[0];
  if (option !== undefined && !effect.has(/ (?:mesaj\w*|message) /))
    return { target: option.field, value: option.option };
  for (const { target } of own) {
    if (target.kind !== 'field' || target.field.id === field.id) continue;
    const found = target.field;
    if (effect.has(now) && fitsValue(found, { now: true })) return { target: found, value: { now: true } };
    if (found.type === 'boolean') {
      if (effect.has(setsFalse)) return { target: found, value: false };
      if (effect.has(setsTrue)) return { target: found, value: true };
    }
    const digits = /(?<![\p{L}\d])(\d+(?:[.,]\d+)?)/u.exec(effect.reading.text)?.[1];
    if (digits !== undefined) {
      const value = Number(digits.replace(',', '.'));
      if (fitsValue(found, value)) return { target: found, value };
    }
  }
  return undefined;
}

/** The words of a message or of a label: what is in quotes, or stands before "yazsın" and after "say". */
function readWords({ reading, quoted }: FollowUp): string | undefined {
  const written =
    quoted[0] ??
    /^(.+?)\s+(?:yazsın|yazsin|yaz|desin|de|diye\s.+|mesajı\s.+|mesaji\s.+|olarak\s.+)$/iu.exec(
      reading.text,
    )?.[1] ??
    /^(?:say|show the message|show the word|show the label|write|mark (?:it|them|the row|the item)?(?: as)?|show (?:it|them)? ?as)\s+(.+)$/i.exec(
      reading.text,
    )?.[1] ??
    /^(.+?)\s+(?:olarak)\s+/iu.exec(reading.text)?.[1];
  const text = written?.replaceAll(/^["“”'\s]+|["“”'.\s]+$/g, '');
  const isVague =
    /^(?:bir|bi|a|an|the|beni|me|bana|mesaj|message|uyarı|tebrik|kutlama|congratulations|a message|bir mesaj|kırmızı|red|bir uyarı|a warning)$/i;
  return text === undefined || text === '' || isVague.test(text) ? undefined : text;
}

function toRule(condition: ReadCondition, effect: FollowUp, language: 'tr' | 'en'): Rule | undefined {
  const { field, when, all } = condition;
  const text = texts[language];
  const isDay = 'withinDays' in when || 'isPast' in when;
  const setting = isDay || all ? undefined : readSetting(effect, condition);
  if (setting !== undefined)
    return { kind: 'setWhen', field: field.id, when, target: setting.target.id, value: setting.value };
  const words = readWords(effect);
  if ('is' in when) {
    if (!all && !effect.has(says) && effect.has(marks) && words !== undefined)
      return { kind: 'mark', field: field.id, when, label: upperCaseFirst(words, language).slice(0, 24) };
    if (!effect.has(says) && words === undefined) return undefined;
    const message =
      words === undefined
        ? all
          ? text.all
          : text.each(field.label, field.options?.find(({ id }) => id === when.is)?.label)
        : upperCaseFirst(words, language);
    return { kind: 'messageWhen', field: field.id, when, all, message: message.slice(0, 120) };
  }
  if (!effect.has(marks) && words === undefined) return undefined;
  const name =
    'below' in when
      ? when.below <= 1
        ? text.none
        : text.below
      : 'above' in when
        ? text.above
        : 'withinDays' in when
          ? text.withinDays
          : text.isPast;
  return { kind: 'mark', field: field.id, when, label: upperCaseFirst(words ?? name, language).slice(0, 24) };
}

const addRule = (entity: Entity, rule: Rule): Change => {
  if (entity.rules.some((known) => JSON.stringify(known) === JSON.stringify(rule))) return nothing('same');
  // A rule about the same thing is replaced.
  const isSame = (known: Rule): boolean =>
    known.kind === rule.kind &&
    isAutomation(known) &&
    isAutomation(rule) &&
    known.field === rule.field &&
    Object.keys(known.when)[0] === Object.keys(rule.when)[0] &&
    (!('is' in known.when) || JSON.stringify(known.when) === JSON.stringify(rule.when)) &&
    (known.kind !== 'setWhen' || (rule.kind === 'setWhen' && known.target === rule.target));
  const rules = [...entity.rules.filter((known) => !isSame(known)), rule];
  return rules.length > ruleMaximum
    ? nothing('notPossible', entity.one)
    : operations({ kind: 'setRules', entity: entity.id, rules });
};

/** "durum teslim edildi olunca teslim tarihi bugün olsun", "when stock falls below 5 show it as low". */
export const readAutomation: ReadChange = (followUp) => {
  const { reading, spec } = followUp;
  const parts = splitWhen(reading.text);
  if (parts === undefined) return undefined;
  const condition = readCondition(readFollowUp(parts.condition, spec));
  const effect = readFollowUp(parts.effect, spec);
  // Reminders before a day are a feature with a list of their own.
  if (
    condition !== undefined &&
    'withinDays' in condition.when &&
    effect.has(/ (?:hatirlat\w*|animsat\w*|remind\w*|alarm\w*) /)
  )
    return undefined;
  if (condition === undefined) {
    const isRule = parts.isSure && !effect.has(adds);
    return isRule ? nothing('noSuchPart') : undefined;
  }
  if (effect.has(impossible)) return nothing('notPossible', reading.text.trim().slice(0, 80));
  const rule = toRule(condition, effect, spec.language);
  return rule === undefined
    ? nothing('notPossible', reading.text.trim().slice(0, 80))
    : addRule(condition.entity, rule);
};

/** "kuralları kaldır", "remove the rule about the status": rules that were added by a follow-up. */
export const readRemovedRules: ReadChange = ({ has, spec, targets }) => {
  if (!has(removes) || !has(/ (?:kural\w*|otomasyon\w*|rule|rules|automation|automations) /))
    return undefined;
  const named = targets.flatMap(({ target }) => (target.kind === 'field' ? [target.field.id] : []));
  const isRemoved = (rule: Rule): boolean =>
    isAutomation(rule) &&
    (named.length === 0 ||
      named.includes(rule.field) ||
      (rule.kind === 'setWhen' && named.includes(rule.target)));
  const found = spec.entities.flatMap((entity): Operation[] => {
    const rules = entity.rules.filter((rule) => !isRemoved(rule));
    return rules.length === entity.rules.length ? [] : [{ kind: 'setRules', entity: entity.id, rules }];
  });
  return found.length === 0 ? nothing('noSuchPart') : operations(...found);
};
