import { fold } from '../language/fold.ts';

/** Telephones as they are written in messages. */
const shortPhone = /(?<!\p{L})(?:tlf|telf|tel(?= ?(?:no|numara|olmas|ekle|kald|da |de )))(?!\p{L})/giu;

/** Words that change nothing of what a follow-up asks for, in folded text. */
const fillers = [
  // "this app": it never belongs into a title or a label. "adını" and "rengini" keep their app.
  /(?:bu |benim |bizim )?(?:uygulama|proje|program|app)(?:[' ]?(?:ya|da|daki|mda|ma|miza|mizda|mdaki|mizdaki|nin icine|nin icinde|min icine|min icinde|ye|de)| icin| icine| icinde)(?= )(?!.* (?:adi|adini|ismi|ismini|isim|diyelim|densin) )/g,
  // "a field for the project" asks for a field with this name.
  /(?<!(?:field|column|box|input|place|space|area) )(?:in|into|to|for|on|inside) (?:this|my|the|our) (?:app|application|project|program)(?= |[.!]|$)/g,
  / (?:lutfen|rica etsem|zahmet olmazsa|bir zahmet|mumkunse|mumkun mu|acaba|artik|bence|hemen|simdi|abi|abicim|hocam|kanka|kanki|reis|ustam|kardesim|canim|bana|bize|benim icin|her yerde|heryerde|komple|bi zahmet|bir de|bi de|bide|birde)(?= )/g,
  / (?:please|pls|plz|now|just|also|everywhere|for me|for us|thanks|thx|asap|instead|as well|too)(?= )/g,
  // "hasta demeyelim ayıp oluyor misafir yazsın": why.
  / (?:ayip|yanlis|kotu|sacma|garip|komik|tuhaf) (?:oluyo|duruyo|kaciyo|geliyo)\w*(?=[ ,])/g,
  // "üç şey rica edeceğim: …", "a few things: …": how many wishes follow.
  /^ (?:[^:]{0,24}[,.!] )?(?:(?:iki|uc|dort|birkac|bir kac|2|3|4) (?:sey\w*|ricam\w*|istegim\w*|degisiklik\w*|duzeltme\w*)|(?:i have )?(?:a few|a couple of|two|three|four|some|2|3|4) (?:small |little |quick )?(?:things?|changes?|requests?|wishes|tweaks))[^:]{0,24}: ?(?=\S)/g,
  / (?:sadece|yeter|yeterli|zahmet olmazsa|eger olursa)(?= ?[.!]* ?$)/g,
  // "ekler misin", "you can add": the wish without its politeness.
  / m[iu]s[iu]n(?:iz)?(?= )/g,
  /^ (?:hey |hi |hello |ok |okay |so |and |then )*(?:(?:can|could|would|will) (?:you|u|we) |i (?:want|need|would like|d like) (?:you )?to |i'd like (?:you )?to |let's |lets |we (?:want|need) to |it would be (?:nice|great) to |you should |please )+/g,
  /^ (?:(?:thanks|thank you|thx|ty|great|perfect|nice|super|cool|tesekkurler|tesekkur ederim|sagol|sag ol|eline saglik|harika|guzel olmus|cok guzel)[!.,]+ ?)+(?=\S+ \S)/g,
  /^ (?:one more thing|one last thing|another thing|last thing|son bir sey|son bisey|bir sey daha|bi sey daha)[:,.!]? (?=\S+ \S)/g,
  /^ (?:merhaba|selam|slm|tamam|peki|simdi|sonra|ayrica|ve|bir|bi)[,!.]? (?=\S+ \S)/g,
];

/** "instead" is needed by "instead of", "too" by "too small". */
const kept = /^ (?:instead(?= of)|too(?= \w+))/;

/** "I want my app to have a map": the app is not what is added. */
const appHas =
  /^ (?:i (?:want|need|would like|'d like) )?(?:my|the|this|our) app (?:to have|to show|should have|should show|needs|needs to have|must have|could have) /i;

/** "add a spot for cooking time": the spot is not what is added. */
const spotFor =
  /^ (?:(?:can|could) (?:i|we) (?:have|get) |(?:i|we) (?:want|need) |add |make |put in )(?:an? |some )(?:spot|place|space|room|slot) (?:for|to (?:write|enter|record|put|note|add)) (?:the |my |our )?/i;

/** A particle that stands alone and only emphasises: "adı da", "telefon de". */
const particle = / d[ae](?= \S)/g;

/** Longer texts are descriptions, of which only the beginning can be a follow-up. */
const longestFollowUp = 2000;

/** "first, no wait, last": what stands before a correction is not wanted. */
const slip =
  /^.{3,}?(?<![\s,.;–-])[\s,.;–-]+(?:no wait|wait no|wait,? no|no sorry|sorry no|scratch that|yok yok|hayır dur|hayir dur|dur dur|pardon yok|yok pardon)[\s,.:;–-]+(?=\S+ \S)/iu;
/** "make it teal, no wait navy": one word takes the place of the last one. */
const slipOfWord =
  /^(.{3,}?)\s*[^\s,.;–-]+[\s,.;–-]+(?:no wait|wait no|wait,? no|no sorry|sorry no|scratch that|yok yok|hayır dur|hayir dur|dur dur|pardon yok|yok pardon)[\s,.:;–-]+(\S+)\s*[.!]*$/iu;
const withoutSlip = (text: string): string => text.replace(slip, '').replace(slipOfWord, '$1 $2');

const quoted = /["“”„«»][^"“”„«»]{0,80}["“”„«»]/g;

/**
 * A follow-up without politeness, particles and words for the app itself, as they were typed. Texts in quotes are kept. The
 * text as it was if nothing else is left.
 */
export function plainRequest(prompt: string): string {
  let text = ` ${withoutSlip(prompt.trim().slice(0, longestFollowUp))} `
    .replaceAll(shortPhone, 'telefon')
    .replaceAll(/\bs[ea]pe?r[ae]te?(?= (?:page|screen|tab|list|section))/gi, 'separate');
  const quotes: string[] = [];
  // Quoted texts are replaced by marks of the same length, which no pattern matches.
  const hide = (value: string): string =>
    value.replaceAll(quoted, (part) => {
      quotes.push(part);
      return '\uE000'.repeat(part.length);
    });
  const show = (value: string): string => value.replaceAll(/\uE000+/g, () => quotes.shift() ?? '');
  text = hide(text)
    .replace(appHas, ' add ')
    .replace(
      /^ (?:could|can|should|would) (?:it be possible (?:to have|to add)|there be|it have|we possibly have) /i,
      ' add ',
    )
    .replace(
      /^ (?:i|we)(?:(?:'|’)?d| would)? (?:like|love|want|need) (?=an? |another |one more |some )/i,
      ' add ',
    )
    .replace(spotFor, ' add ')
    .replace(/^ (?:what|how) about (?=an? |the |some )/i, ' add ');
  const cut = (pattern: RegExp): void => {
    const folded = fold(text);
    let result = '';
    let last = 0;
    for (const match of folded.matchAll(pattern)) {
      if (kept.test(folded.slice(match.index))) continue;
      result += `${text.slice(last, match.index)} `;
      last = match.index + match[0].length;
    }
    text = `${result}${text.slice(last)}`.replaceAll(/[^\S\n]+/g, ' ');
  };
  // "pain 1 to 10" is a number with limits.
  text = text.replace(/ (\d{1,2}) (?:to|ile|-|–) (\d{1,3})(?: arası| arasında)?(?=[ ,])/iu, ' ($1-$2)');
  for (const pattern of fillers) cut(pattern);
  cut(particle);
  // "could we have a returned date" without its politeness.
  text = text.replace(/^ (?:please |maybe )?have (?=an? |the |some |another )/i, ' add ');
  const plain = show(text).trim();
  return /\p{L}/u.test(plain) ? plain : prompt.trim();
}
