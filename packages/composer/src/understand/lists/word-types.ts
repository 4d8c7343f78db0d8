import { fold } from '../../language/fold.ts';
import type { FieldType } from '../../spec/field.ts';

/** Amounts whose words no field of the lexicon has. */
const money =
  /^(?:aidat(?:i|lar|lari)?|yevmiye(?:si|ler)?|navlun(?:u)?|komisyon(?:u|lar|lari)?|takings|dues|wages?|commission)$/;
/** What is done or not, said of a row: "room, defect, fixed". */
const done =
  /^(?:sold|fixed|repaired|mended|returned|delivered|collected|cleaned|posted|replied|answered|approved|signed|packed|washed|installed|invoiced|confirmed|shipped|attended|passed|vaccinated|neutered|insured|picked up|handed (?:in|out|over))$/;
/** Beside what is left, what was sold is a number. */
const leaves = /(?:^| )(?:left|remaining|total|kalan|kaldi)(?: |$)/;
/** Parts of the body, which are measured: "kilo, bel, kol". */
const measured =
  /^(?:bel|kol|gogus|basen|kalca|omuz|bacak|boyun|baldir|waist|chest|hips?|arms?|thighs?|neck|shoulders?)$/;
const measures = /(?:^| )(?:olcu\w*|cm|beden|measure\w*|weight)(?: |$)/;
const fewestMeasures = 2;

/** Whether a folded word names a part of the body, which is measured. */
export const isMeasured = (folded: string): boolean => measured.test(folded);

/** The kind of field that a label without a known word stands for; undefined if it is a text. */
export function typeOfWord(label: string, text: string): FieldType | undefined {
  const folded = fold(label);
  if (money.test(folded)) return 'money';
  const words = fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  if (done.test(folded)) return leaves.test(words) ? undefined : 'boolean';
  if (!measured.test(folded)) return undefined;
  const count = words.split(' ').filter(isMeasured).length;
  return measures.test(words) || count >= fewestMeasures ? 'number' : undefined;
}
