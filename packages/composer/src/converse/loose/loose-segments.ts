/** "1 a mark for missing parts 2 the child's name": numbers that count wishes. */
const counted = /^\s*1[.)]?\s\S.*\s2[.)]?\s\S/su;
const sentenceEnd = /[.!?;\n…]+(?=\s|$)|\s[-–—+]\s/u;
/** Marks and words between two wishes of a sentence. */
const between =
  /,\s*(?:and|also|but|oh|ve|ama|bi de|bir de|bide|birde|ayrıca|ayrica)\s|,|\s&\s|\s(?:and also|and|also|but|plus|then|ve|ama|fakat|ayrıca|ayrica|(?:bi de|bir de|bide|birde)(?= \S+ ))\s/iu;
/** "saati at gitsin yerine öğün olsun": a wish ends with its verb. */
const afterTurkishVerb =
  /(?<=(?:^|\s)(?:kaldır|kaldir|sil|koy|ekle|olsun|yap|aç|ac|gitsin|çıkar|cikar|yazsın|yazsin|gelsin|çıksın|ciksin|eklensin|yazayım|yazayim|silinsin|koyalım|ekleyelim))\s+(?!(?:da|de|lütfen|lutfen|bence|artık|artik|hocam|abi|abla|zahmet|ya|diye|m[ıiuü]\p{L}*|yoksa|iyi|güzel|guzel|bizde|çünkü|cunku|olur|onu|bunu|sadece|istiyor\p{L}*)(?:\s|$))(?=\S+\s+\S)/iu;
/** "drop feed put farrier date instead": a wish begins with its verb. */
const beforeEnglishVerb =
  /(?<!(?:^|\s)(?:to|can|could|please|pls|should|would|will|u|you|me|i|we|they|n|also|then|just|not|dont|cant|it|or|so|the|a|and|of|somewhere|place|where))\s+(?=(?:add|remove|delete|drop|ditch|put|rename|change|get rid of|call it|call the)\s+\S)/iu;

/** More are not read: long texts are descriptions. */
const partMaximum = 12;

const partsOf = (text: string, mark: RegExp): readonly string[] =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .slice(0, partMaximum);

/** The sentences of a message. */
export function looseSentences(message: string): readonly string[] {
  const text = counted.test(message) ? message.replaceAll(/(?:^|\s)\d[.)]?\s+(?=\p{L})/gu, '\n') : message;
  return partsOf(text, sentenceEnd);
}

/** The phrases of a sentence, each of which may be a wish, a reason or nothing. */
export const loosePhrases = (sentence: string): readonly string[] =>
  partsOf(sentence, between)
    .flatMap((part) => partsOf(part, afterTurkishVerb))
    .flatMap((part) => partsOf(part, beforeEnglishVerb))
    .slice(0, partMaximum);
