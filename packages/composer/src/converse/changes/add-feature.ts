import { canHave } from '../../print/features/feature-support.ts';
import type { FeatureId } from '../../spec/app-spec.ts';
import { featureNames } from '../../understand/words/feature-words.ts';
import { featureWordsIn } from '../feature-words.ts';
import type { FollowUp } from '../follow-up.ts';
import { adds, removes } from '../verbs.ts';
import { nothing, operations, type ReadChange } from './change.ts';

/** Features that are more than a screen or a field, with words for them that are no labels of lists. */
const patterns: Partial<Record<FeatureId, RegExp>> = {
  dataExport:
    / (?:disa aktar\w*|disari aktar\w*|excel\w*|csv\w*|json|export\w*|yedek\w*|backup\w*|spreadsheet) /,
  sharing: / (?:paylas\w*|share|sharing|shareable) /,
  comments: / (?:yorumlar\w*|yorum (?:yap|yaz|ekle|koy|olsun|bolum|ozellig)\w*|comments|commenting) /,
  reminders: / (?:hatirlat\w*|animsat\w*|remind\w*|alarm\w*) /,
};

/** Only known by the words of first prompts. */
const others: readonly FeatureId[] = ['languageSwitch', 'roles'];

const fieldWord = / (?:alan\w*|field\w*|sutun\w*|column\w*|kutu\w*|kutucuk) /;
/** "excel'e aktarabileyim", "kayıtları paylaşabileyim", "export to excel": a wish without a verb for adding. */
const wishes =
  / (?:\w+[ae]bil\w*|aktar|aktarilsin|\w*hatirlat(?:sin|ici|ma)?|paylas|paylasilsin|yap[iı]?lsin|yazilsin|export|share|remind|let|able|can) /;

const named = (followUp: FollowUp): readonly FeatureId[] => [
  ...Object.entries(patterns)
    .filter(([, pattern]) => followUp.has(pattern))
    .map(([feature]) => feature as FeatureId),
  ...featureWordsIn(followUp).filter((feature) => others.includes(feature)),
];

/** "excel'e aktar", "paylaş düğmesi ekle", "let people comment". */
export const readAddedFeature: ReadChange = (followUp) => {
  const { spec, has } = followUp;
  const [feature] = named(followUp);
  if (feature === undefined || has(fieldWord) || !(has(adds) || has(wishes))) return undefined;
  if (!canHave(feature, spec)) return nothing('notPossible', featureNames[feature]?.[spec.language]);
  if (spec.features.includes(feature)) return nothing('same');
  return operations({ kind: 'addFeature', feature });
};

/** "yorumları kaldır", "remove the share button": a feature that the app has. */
export const readRemovedFeature: ReadChange = (followUp) => {
  const { spec, has } = followUp;
  const feature = named(followUp).find((each) => spec.features.includes(each) && canHave(each, spec));
  if (feature === undefined || has(fieldWord) || !has(removes)) return undefined;
  return operations({ kind: 'removeFeature', feature });
};
