import { fold } from '../../language/fold.ts';
import type { FieldType } from '../../spec/field.ts';

/** Nouns in the plural, and Turkish ones for a number, that stand for a count in a row: "batsman, runs, innings". */
const counted =
  /(?:^| )(?:runs|innings|wickets|goals|assists|laps|reps|pieces|eggs|lambs|hives|copies|bottles|boxes|bags|trays|litres|liters|kilos|grams|miles|kms|wins|losses|draws|rounds|steps|adim|attendees|sayisi|adedi|grami|kilosu|litresi|tanesi)$/;
const countOf = /^(?:number|no|nr|count|#) of \S/;
/** "jars left", "pages read": things that are counted. */
const countedThings = /^(?:[a-z]+[^s\W]s (?:left|remaining|in stock|sold|scored)|pages read)$/;
const hours = /^(?:hours|(?:total |extra )?hours (?:worked|done|given|slept|flown|played)|hrs)$/;
/** "amount claimed": a sum, whatever is done with it; "amount of flour" is none. */
const sum =
  /^(?:amount|sum|total) (?:claimed|paid|owed|owing|due|given|donated|raised|spent|saved|pledged|invoiced|received|borrowed|lent)$/;
const event =
  /^(?:last|next|previous) (?:visit|donation|service|check|checkup|inspection|appointment|watering|feed|feeding|vaccination|vaccine|jab|shot|dose|cleaning|payment|contact|call|meeting|session|calibration|test|review|repair|maintenance|treatment|seen|used|worn|watered|cleaned|changed|fed|serviced|tuned)$/;
const turkishEvent =
  /^(?:bir )?(?:son|sonraki|onceki|gelecek|siradaki) (?:ziyaret|muayene|bagis|bakim|kontrol|sulama|asi|randevu|gorusme|odeme|seans|temizlik|servis|ilaclama|gubreleme|mama|degisim)(?:[iu]|s[iu])?$/;
const acidity = /^(?:water )?ph(?: (?:reading|level|value))?$/;

/** "kaç saat uğraştım", "how many came": a number if nothing else is known of it. */
export const asksForCount = (label: string): boolean => /^(?:kac|kacinci|how many) \S/.test(fold(label));

/** The kind of field that a label of a row stands for where the words of the lexicon say nothing or another thing. */
export function typeInRow(label: string): FieldType | undefined {
  const folded = fold(label);
  if ([countOf, counted, countedThings, hours, acidity].some((pattern) => pattern.test(folded)))
    return 'number';
  if (sum.test(folded)) return 'money';
  return event.test(folded) || turkishEvent.test(folded) ? 'date' : undefined;
}
