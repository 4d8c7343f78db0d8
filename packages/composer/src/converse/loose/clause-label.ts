/** Verbs that end a sentence, inside of a label: "Council keeps askin", "Lafı yanlış oldu numara". */
const englishVerb =
  /^(?:keeps?|goes|comes|gets|knows|thinks|hates|likes|loves|helps|moans|complains|happens|happened|will|wont|gonna|gotta|wanna|askin)$/;
const modal = /^(?:will|would|should|shall|do|does)$/;
const turkishVerb =
  /(?:yor(?:lar|um|uz|sun)?|[iu]yo[mz]?|[ae]ca[gk](?:[iu][zm]|lar)?|[ae]ca[gk][iu]m[iu]z|[ae]ce[gk][iu]m[iu]z|m[iu]sl[ae]r)$|^(?:oldu|geldi|gitti|girdi|cikti|verdi|kaldi|dedi|koydu|bozuldu|ettim|ettik)$/;
const unwanted = /m[ae]s[iu]n(?:lar)?$|m[iu]yo\w*$/;

/** Whether the folded words of a label are a clause with its verb, which is no label of a part. */
export function isClauseLabel(words: readonly string[], isQuestion: boolean): boolean {
  if (words.length < 2) return false;
  if (isQuestion) return words.length > 2 && words.slice(1).some((word) => modal.test(word));
  const before = words.slice(0, -1);
  return (
    words.some((word) => englishVerb.test(word) || unwanted.test(word)) ||
    before.some((word) => turkishVerb.test(word))
  );
}
