import { fold } from '../../language/fold.ts';
import type { FieldType } from '../../spec/field.ts';

/** Amounts whose words no field of the lexicon has. */
const money =
  /^(?:aidat\w{0,3}|yevmiye\w{0,3}|navlun\w{0,2}|komisyon\w{0,2}|takings|dues|float|wages?|commission|tips?)$/;
/** What is done or not, said of a row: "room, defect, fixed". */
const done =
  /^(?:sold|fixed|repaired|mended|returned|delivered|collected|cleaned|posted|replied|answered|approved|signed|packed|used|washed|installed|invoiced|confirmed|shipped|attended|passed|vaccinated|neutered|insured|picked up|handed (?:in|out|over))$/;
/** Parts of the body, which are measured: "kilo, bel, kol". */
const measured =
  /^(?:bel|kol|gogus|basen|kalca|omuz|bacak|boyun|baldir|waist|chest|hips?|arms?|thighs?|neck|shoulders?)$/;
const measures = /(?:^| )(?:olcu\w*|kilo\w*|cm|kg|beden|measure\w*|weight|size|sizes)(?: |$)/;

/** Whether a folded word names a part of the body, which is measured. */
export const isMeasured = (folded: string): boolean => measured.test(folded);

/** The kind of field that a label without a known word stands for; undefined if it is a text. */
export function typeOfWord(label: string, text: string): FieldType | undefined {
  const folded = fold(label);
  if (money.test(folded)) return 'money';
  if (done.test(folded)) return 'boolean';
  const isMeasured = measured.test(folded) && measures.test(fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' '));
  return isMeasured ? 'number' : undefined;
}
