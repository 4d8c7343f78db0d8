// Misspelt words of asking and of common labels, and phrases that ask for nothing: both would become names of parts.

/** The usual spelling of words as people mistype them. */
const spellings: readonly (readonly [wrong: string, right: string])[] = [
  ['seperate|sepperate|seprate|seperat', 'separate'],
  ['seperately|sepperately|seperatly', 'separately'],
  ['reciept|recipt|receit|reciet', 'receipt'],
  ['adress|addres', 'address'],
  ['calender|calander', 'calendar'],
  ['ammount', 'amount'],
  ['catagory|categorie|catergory', 'category'],
  ['quantaty|quanity|qunatity', 'quantity'],
  ['feild|fied|fileld', 'field'],
  // "filed" may be a value: "drafting, filed or closed".
  ['(?<=(?<!\\p{L})(?:add|an?|new|another|extra|the|this|that)(?: [\\p{L}\\d]+){0,3} )filed', 'field'],
  ['fileds|feilds|fieds', 'fields'],
  ['screeen|screan|sreen', 'screen'],
  ['whihc|wich|whcih', 'which'],
  ['colum|coloumn', 'column'],
  ['lenght|lengt', 'length'],
  ['wieght|weigth|wheight', 'weight'],
  ['temprature|temperture|tempreture', 'temperature'],
  ['shedule|scedule|schedual', 'schedule'],
  ['maintainance|maintenence', 'maintenance'],
  ['suporter', 'supporter'],
  ['dropdwon|dorpdown', 'dropdown'],
  ['optoins|opitons', 'options'],
  ['delte|deleet|deleate', 'delete'],
  ['remvoe|reomve', 'remove'],
  ['chnage|chagne', 'change'],
  ['renmae|reanme', 'rename'],
  ['aswell', 'as well'],
  ['wud', 'would'],
  ['cud', 'could'],
  ['shud|shd', 'should'],
  ['depositt|deposite', 'deposit'],
  ['there own', 'their own'],
  ['numras[ıi]', 'numarası'],
  ['telofon|telefonn|tlefon', 'telefon'],
  [
    'ilave (?:et|edin|edelim|edilsin|ediver|ediverin|eder misin|eder misiniz|edebilir misin|edebilir misiniz)',
    'ekle',
  ],
  ['(?:şık|sik)kını|(?:şık|sik)kini', 'seçeneğini'],
  ['(?:şık|sik)larına|(?:şık|sik)larina', 'seçeneklerine'],
];

const patterns = spellings.map(([wrong, right]): readonly [RegExp, string] => [
  new RegExp(`(?<!\\p{L})(?:${wrong})(?!\\p{L})`, 'giu'),
  right,
]);

/** "two things please: …", "üç şey rica edeceğim: …": how many wishes follow. */
const announced =
  /^(?<before>.{0,30}?)(?:(?:just |only )?(?:two|three|four|five|a few|a couple of|couple of|some|[2-5]) (?:\p{L}+ )?(?:things|requests|changes|wishes)|(?:iki|üç|uc|dört|dort|beş|bes|birkaç|birkac|[2-5]) (?:\p{L}+ )?(?:şey|sey|istek|değişiklik|degisiklik|ricam))(?!\p{L})[^:.,\d]{0,30}:\s*(?!\s*\d)/iu;

/** "please to add also", "please to be adding": how people ask who learned the language elsewhere. */
const asked =
  /^(?<before>(?:(?:hi|hello|dear sir|sir)[, ]+)?)(?:please|kindly|pls) (?:to|do) (?:be )?(?<verb>add|remove|delete|change|make|put|include)(?:ing)?(?<also> also)?(?!\p{L})/iu;

/** "Allah razı olsun" behind a wish is no part of it. */
const blessing =
  /[\s.,;!]+(?:allah(?: sizden| senden| hepinizden)? raz[ıi] olsun|(?:elin|elinize|eline) sa[ğg]l[ıi]k|kolay gelsin|hay[ıi]rl[ıi] (?:i[şs]ler|g[üu]nler)|god bless(?: you| u)?|bless you)(?!\p{L})/giu;
/** Characters before it, so that a message which says nothing else stays whole. */
const shortestRest = 12;

/** "Sayın yetkili,", "Dear sir or madam,": who is addressed is no part of the app. */
const salutation =
  /^\s*(?:say[ıi]n (?:yetkili(?:ler)?|ilgili(?:ler)?|\p{L}+ (?:bey|han[ıi]m)|hocam|müdürüm|mudurum)|dear (?:sir|madam|sirs|all|team|support|developers?)(?: ?(?:or|\/|and) ?madam)?)\s*[,:!.;-]\s*(?=\S+ \S)/iu;

/** Texts in quotes are names as they shall be written. */
const quoted = /["“„«][^"”»]{1,80}["”»]/;

/** A message in the usual spelling, without what only announces its wishes. */
export function usualWording(text: string): string {
  const plain = text
    // "no. of rotis".
    .replaceAll(/(?<!\p{L})no\.? of (?=\p{L})/giu, 'number of ')
    .replaceAll(/([.,;:!?])\1{3,}/gu, '$1$1$1')
    // "imameyi unutmuşum :) gümüş mü": a smile ends a sentence.
    .replaceAll(/(?<=[\p{L}\p{N}])\s*(?::-?[)(dp]+|;-?\)|\^\^|<3)(?=\s)/giu, '.')
    .replace(blessing, (found, at: number) => (at > shortestRest ? '.' : found))
    .replace(salutation, '')
    // "eklermisiniz", "koyabilirmiyiz": the particle in a word of its own.
    .replaceAll(/(?<=\p{L}[aeıiuü]r)(?=m[ıiuü](?:s[ıiuü]n[ıiuü]z|s[ıiuü]n|y[ıiuü]z)(?!\p{L}))/giu, ' ')
    // "task could be limited to till, sorting": the values of a choice.
    .replace(
      /(?<!\p{L})(?:could|can|should|must|may|shall|to)(?: only)? be (?:limited|restricted|confined) to (?=[^.;]{0,200}[,/])/iu,
      'should be ',
    )
    .replace(/(?<!\p{L})(?:can|could|must|may) only be (?=[^.;?]{0,200}(?:,| or ))/iu, 'should be ')
    // "değerlerin çizgi grafiği çıksın": what shall be seen does not go.
    .replaceAll(
      /(?<=\p{L} (?:grafi[ğg]i|takvimi|raporu|listesi|tablosu|[öo]zeti|toplam[ıi]|uyar[ıi]s[ıi]) (?:da |de )?)[çc][ıi]ks[ıi]n(?: (?:bi|bir|ayr[ıi])(?: bir)? sayfada)?(?!\p{L})/giu,
      'görünsün',
    )
    // "klor ölçümü nerde?? eklesenize": what is missed is what is added.
    .replace(
      /^(?:ya+ |ama |peki |e |hani )*(?:bu |şu |su )?(?<part>[^?!.,;]{2,50}?) (?:nerde|nerede|hani|niye yok|neden yok)\s*[?!.,]+\s*(?:onu (?:da |de )?|bunu )?(?<verb>ekle|koy)\p{L}*(?: onu| bunu)?(?: lütfen| lutfen)?\s*[!.]*$/iu,
      '$<part> $<verb>',
    )
    // "tc ve doğum yeri olmicak": what shall not be goes.
    .replaceAll(/(?<!\p{L})olm(?:[ıi]ca[kğg]|[ıi]ya?ca[kğg]|ayaca[kğg])(?!\p{L})/giu, 'olmasın')
    // "style with these to pick: cascade, upright": the values of a choice.
    .replace(
      /(?<=^[^:,.]{2,40}) (?:with|has|having) (?:these|the following|those)(?: (?:to (?:pick|choose|select)(?: from)?|options|choices|values))?(?=:)/iu,
      '',
    )
    .replaceAll(
      /(?<=(?<!\p{L})(?:list|sort|order|show|put|have|get) (?:them |it |everything |this |all )?)(?:in )?(?:abc|a-z|a to z)(?: order)?(?= (?:by|on) )/giu,
      'alphabetically',
    )
    // "can it list them alphabetically by toddler": a wish in the form of a question.
    .replace(
      /^(?:can|could|would) (?:it|you|u|we) (?:please |pls )?(?=(?:list|sort|order|show) (?:them|it|everything|these) [^?]*(?<!\p{L})by(?!\p{L}))/iu,
      '',
    )
    // "to be one of good, fair, poor": the values alone.
    .replace(/(?<=(?<!\p{L})(?:be|is|are) )(?:only |just )?(?:one|any) of:? ?(?=[^.;,]{1,40},)/iu, '')
    .replace(announced, '$<before>')
    .replace(asked, (_, before: string, verb: string) => `${before}please ${verb}`);
  if (quoted.test(plain)) return plain;
  return patterns.reduce(
    (written, [wrong, right]) =>
      written.replace(wrong, (found) =>
        /^\p{Lu}/u.test(found) ? right.charAt(0).toUpperCase() + right.slice(1) : right,
      ),
    plain,
  );
}
