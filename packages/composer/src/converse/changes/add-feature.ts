import { reminderDay, reminderScreen, remindsDaily } from '../../archetypes/reminder-plan.ts';
import { localiseField } from '../../lexicon/index.ts';
import { canHave } from '../../print/features/feature-support.ts';
import { dailyField, reminderField } from '../../print/features/reminder-fields.ts';
import type { FeatureId } from '../../spec/app-spec.ts';
import { featureNames } from '../../understand/words/feature-words.ts';
import type { FollowUp } from '../follow-up.ts';
import type { Operation } from '../operation.ts';
import { adds, removes } from '../verbs.ts';
import { nothing, operations, type ReadChange } from './change.ts';

/** "ingilizce de olsun", "make it bilingual", "add a language switch": a wish without a verb for adding, too. */
const languageSwitch =
  / (?:dil (?:secen|secim|degis|desteg|ayar|sec)\w*|coklu dil\w*|cok dilli|iki dil(?:li|de)?|dili(?:ni)? (?:secil|secebil|degis)\w*|(?:turkce|ingilizce) (?:(?:ve|and|hem|hem de) )?(?:turkce|ingilizce)|(?:turkce|ingilizce)(?:ye|si|sini|yi)? (?:dil \w+|desteg\w*|secen\w*|sec\w*|olarak|olsun|cevir\w*|yap|ekle)|language (?:switch|option|choice|setting|selector|support|picker|toggle)\w*|(?:switch|change|choose|pick) (?:the |its )?languages?|bilingual|multilingual|multi language|two languages|both languages|(?:make|turn|switch|change|translate) (?:it|the app|this|this app|everything|all) (?:in |into |to )?(?:turkish|english)|(?:english|turkish) and (?:english|turkish)|(?:turkish|english) (?:language|version|support|translation)|(?:translate|in|into|to|add|support) (?:turkish|english)|second language) /;

/** Features that are more than a screen or a field, with words for them that are no labels of lists. */
const patterns: Partial<Record<FeatureId, RegExp>> = {
  dataExport:
    / (?:disa aktar\w*|disari aktar\w*|excel\w*|csv\w*|json|export\w*|yedek\w*|backup\w*|spreadsheet) /,
  sharing: / (?:paylas\w*|share|sharing|shareable) /,
  comments: / (?:yorumlar\w*|yorum (?:yap|yaz|ekle|koy|olsun|bolum|ozellig)\w*|comments|commenting) /,
  languageSwitch,
  reminders: / (?:hatirlat\w*|animsat\w*|remind\w*|alarm\w*(?! (?:code|kod|no|number|sifre))) /,
};

const fieldWord = / (?:alan\w*|field\w*|sutun\w*|column\w*|kutu\w*|kutucuk) /;
/** "excel'e aktarabileyim", "kayıtları paylaşabileyim", "export to excel": a wish without a verb for adding. */
const wishes =
  / (?:\w+[ae]bil\w*|aktar|aktarilsin|\w*hatirlat(?:sin|ici|ma)?|paylas|paylasilsin|yap[iı]?lsin|yazilsin|export|share|remind|let|able|can|istiyor\w*|isterim|lazim|need|want) /;

const named = (followUp: FollowUp): readonly FeatureId[] =>
  Object.entries(patterns)
    .filter(([, pattern]) => followUp.has(pattern))
    .map(([feature]) => feature as FeatureId);

/** "excel'e aktar", "paylaş düğmesi ekle", "let people comment". */
export const readAddedFeature: ReadChange = (followUp) => {
  const { spec, reading, has } = followUp;
  const [feature] = named(followUp);
  if (feature === undefined || has(fieldWord)) return undefined;
  const isWanted = has(adds) || has(wishes) || (feature === 'languageSwitch' && !has(removes));
  if (!isWanted) return undefined;
  // The share menu sends a text once; it does not keep two devices alike.
  const isShared = reading.index.notIncluded
    .findAll(reading.words)
    .some(({ value, isTypo }) => value === 'sync' && !isTypo);
  if (feature === 'sharing' && isShared) return nothing('notPossible', reading.text.trim().slice(0, 60));
  const canGetDay = feature === 'reminders' && spec.entities.length > 0;
  if (!canGetDay && !canHave(feature, spec))
    return nothing('notPossible', featureNames[feature]?.[spec.language]);
  if (spec.features.includes(feature)) return nothing('same');
  if (feature === 'reminders') return operations(...reminderOperations(followUp));
  return operations({ kind: 'addFeature', feature });
};

/** Reminders with their list, and a day for records without one. */
function reminderOperations({ spec, reading }: FollowUp): readonly Operation[] {
  const [main] = spec.entities;
  const found: Operation[] = [];
  const hasDay = spec.entities.some((entity) => reminderField(entity) !== undefined);
  if (main !== undefined && !hasDay && !(remindsDaily(spec.archetype) && dailyField(main) !== undefined))
    found.push({
      kind: 'addField',
      entity: main.id,
      field: localiseField(reminderDay, spec.language),
      index: main.fields.length,
      column: main.samples.map((_, row) => (row % 3 === 0 ? { day: row } : null)),
    });
  const days = / (\d{1,2}) (?:gun|days?) (?:once|before|ahead)/.exec(
    ` ${reading.words.map(({ folded }) => folded).join(' ')} `,
  )?.[1];
  const hasList = spec.screens.some(({ kind }) => kind === 'reminders');
  if (!hasList)
    found.push({
      kind: 'addScreen',
      screen: reminderScreen(spec.screens, spec.language, days === undefined ? undefined : Number(days)),
      index: spec.screens.length,
    });
  return [...found, { kind: 'addFeature', feature: 'reminders' }];
}

/** "yorumları kaldır", "remove the share button": a feature that the app has. */
export const readRemovedFeature: ReadChange = (followUp) => {
  const { spec, has } = followUp;
  const feature = named(followUp).find((each) => spec.features.includes(each) && canHave(each, spec));
  if (feature === undefined || has(fieldWord) || !has(removes)) return undefined;
  const lists = feature === 'reminders' ? spec.screens.filter(({ kind }) => kind === 'reminders') : [];
  return operations(
    { kind: 'removeFeature', feature },
    ...lists.map(({ id }): Operation => ({ kind: 'removeScreen', screen: id })),
  );
};
