// What a loosely worded wish asks for, by words anywhere in a phrase: folded, without apostrophes, with spaces around.

/** Asks for less. */
export const looseRemoval =
  / (?:(?:not|isnt|arent|never|no longer|hardly|wont be|no) (?:\w+ )?(?:needed|need|necessary|used|useful|wanted|required|relevant|asked|allowed|use|measure|fill)|(?:dont|do not|doesnt|didnt|never|no longer) (?:really |actually |even )?(?:need|want|use|have|measure|track|fill|care|bother)|no need|no use|get rid|rid of|ditch|drop|scrap|bin|chuck|lose|take (?:\w+ ){0,4}(?:off|out|away)|off my|forget|(?:should|can|could|must|may|has to|needs to) (?:just )?(?:go|disappear|vanish)|why is|why are|why do (?:i|we) (?:have|need)|know why|useless|pointless|unnecessary|remove|delete|erase|hide|without|was a joke|told me off|gerek yok\w*|gereksiz\w*|gerekmiyo\w*|lazim degil\w*|ne alaka\w*|alakasiz|ne gerek|niye var|neden var|istemiyo\w*|istemem|istemez|istemedi\w*|kalk\w+|kaldir\w*|sil\w{0,5}|ciksin|cikar\w*|gitsin|at gitsin|atin|atalim|olmasin|bosver\w*|kullanmiyo\w*|doldurmuyo\w*|bizde yok|bende yok|kimse gormesin|gorunmesin|yazmasin|gizle\w*|fikrim degisti) /;

/** Asks for a choice instead of free text. */
export const looseChoice =
  / (?:pick|picks|picking|choose|choosing|choice|choices|select|selectable|dropdown|drop down|options?|free typing|typing|typed|type it|tap|only|either|one of|secmeli|sec(?:eyim|elim|ilsin|sek|sem|ebil\w*|enek\w*|in)|secilebil\w*|secimli|liste(?:den)?|elle|hazir) /;

/** Asks for a number instead of text. */
export const looseNumber =
  / (?:(?:a |as |be |in )*(?:number|numbers|numeric|digits|figure)|out of (?:5|10|100|five|ten)|(?:from )?(?:1|one|0|zero) (?:to|through|til|till) (?:5|10|100|five|ten)|sayi|sayisal|rakam|rakamla|sayiyla|1 ?den (?:5|10) ?[ea]|10 uzerinden|5 uzerinden) /;

/** Asks for numbers with decimals, which every number field takes. */
export const looseDecimals =
  / (?:whole numbers?|decimals?|point five|half|halves|kusurat\w*|virgul\w*|ondalik\w*|bucuk\w*|\d+ \d) /;

/** What should stand at the top. */
export const looseTop =
  / (?:on top|at the top|to the top|top of|first|up top|uste|ustte|en ustte|basta|en basta|once|ilk sirada|yukarida|yukari) /;
export const overdue = / (?:overdue|late ones|due|gecik\w*|gecen\w*|yaklasan\w*|yakin\w*|suresi dolan\w*) /;

/** Asks for rows under headings. */
export const looseGroups =
  / (?:group\w*|under (?:each|its own|their own|own|one|the|separate)|heading\w*|bunch\w*|cluster\w*|together|separate(?:d|ly)?|split|sections?|mixed up|jumbled|by|per|grup\w*|grup grup|obek\w*|ayri ayri|bolum bolum|kume\w*|toplu|topla\w*) /;

/** Too bright, or dark. */
export const looseDark =
  / (?:too bright|so bright|very bright|bright at|blinding|blinds? me|hurts? my eyes|my eyes|dazzl\w*|night ?mode|dark mode|darkmode|(?:make it|go|be|it|bit|in|want|need) dark(?:er)?|dark (?:pls|please|one|theme|screen|colou?rs?)|black background|goz\w* (?:al|yor|acit|kamas|rahatsiz|bozu)\w*|karanlik|kapkara|koyu (?:tema|mod|olsun|yap|renk)\w*|gece modu|gece cok parlak|cok parlak|fazla parlak|beyaz cok) /;

/** Letters that are too small. */
export const looseLarger =
  / (?:(?:writing|text|letters?|font|words?|buttons?|print|everything|it|numbers?) (?:\w+ ){0,4}(?:big|bigger|larger|large|huge|small|smaller|tiny|faint|little)|(?:big|bigger|larger|large|huge) (?:\w+ )?(?:writing|text|letters?|font|words?|buttons?|print|numbers?)|(?:cant|cannot|hard to|struggle to|couldnt) (?:\w+ )?(?:read|see it|see the (?:text|letters|writing))|(?:yazi|harf|font|punto|rakam)\w* (?:\w+ ){0,3}(?:buyu|iri|kocaman|kucuk|ufak|okun|secil|gorun)\w*|(?:buyuk|kocaman|iri) (?:yazi|harf|rakam)\w*|okuyam\w*|gozluk\w* (?:\w+ )?(?:tak|olmadan)\w*) /;

/** A colour for the app. */
export const looseColour =
  / (?:colou?rs?|background|theme|look|looks|looking|paint|feels?|renk\w*|rengi\w*|arka ?plan\w*|tema\w*|zemin\w*|yap\w*|olsun|obviously|make it|please|pls|plz|pastel|mate|instead) /;

/** Says that something is missing. */
export const looseAddition =
  / (?:add|adding|need|needs|needed|want|wants|wanted|missing|forgot|forget|forgotten|where|wheres|somewhere|could|can|should|must|would|also|too|as well|record|recorded|write|log|note|put|track|know|include|(?:can|could|to) have|we have|box|field|spot|space|place|column|tick|asked|asks|please|pls|plz|say|maybe|ekle\w*|koy\w*|olsun|olsa\w*|olur|olabilir|olacak|olcak|olmali|lazim|lazm|gerek\w*|istiyo\w*|ister\w*|yok|yoktu|yokmus|eksik\w*|unut\w*|yaz\w*|gir\w*|sordu|soruyo\w*|sorar|goremiyo\w*|gelsin|kutu\w*|yer|yeri|alan\w*|tik|isaret\w*|bilgi\w*|belli|kismi|kisim|bolum\w*|bide|de|da|tut\w*) /;

/** A box to tick. */
export const looseTick =
  / (?:yes no|yes or no|y n|tick|ticks|ticked|tickbox|tick box|checkbox|check box|check off|tick off|or not|evet hayir|tik|tikli|isaret\w*|kutucuk|kutucugu|onay) /;
/** Words of a tick box that are no part of its name. */
export const tickWords =
  /\b(?:yes\s*[/ ]\s*no|yes or no|y\/n|an?\s+tick\s*box|tick\s*box(?:es)?|check\s*box|ticked|ticks?|or not|evet\s*[/ ]?\s*hayır|evet\s*[/ ]?\s*hayir|tikli|tik|işareti|isareti|işaret|isaret|kutucuğu|kutucugu|kutucuk)\b/giu;

/** Calls for a value between two numbers. */
export const looseScale =
  /\(?\b(?:from )?(?<low>[01]|one|zero)\s*(?:to|-|–|til|through|den|ile)\s*(?<high>5|10|100|five|ten)(?:[ea])?\b(?:\s*each)?\)?|\bout of (?<best>5|10|100|five|ten)\b|\b(?<bestTr>5|10|100) üzerinden\b/iu;

/** Greetings and thanks. */
export const chatter =
  /^(?:thanks?|thank you|thx|ty|cheers|ta|ok|okay|great|good|cool|nice|perfect|tesekkur\w*|sagol\w*|merhaba\w*|gunaydin|eyvallah|eyv|iyi aksamlar|iyi geceler|hayirli isler|good (?:morning|evening|night|day)|bye|morning|selam|slm|kolay gelsin|iyi gunler|tamam|peki|super|harika|lol|haha|hi|hello|hey|dear)(?: (?:so|very|all|again|dear|lots|much|mate|ederim|olun|hocam|abi|there|sir|madam))*$/;

/** Speaks of something else than parts of rows: the place of a part, who may do what, an order, a chart or a complaint. */
export const elsewhere =
  / (?:(?:right |just )?(?:after|before|above|below|beneath|next to|beside) the|under (?!each|its|their|own|one|separate)\w+|only \w+ can|can only|may only|only can|graph|chart|grafi\w*|calendar|takvim\w*|map|harita\w*|not what|wrong|hate|awful|ugly|message|mesaj\w*|notification\w*|bildirim\w*|buton\w*|dugme\w*|pdf|excel|whatsapp|barkod|barcode|pay by|bank|login|password for the app|sort\w*|group\w*|filter\w*|be sorted|order by|sirala\w*|siralansin) |^ (?:when|if|whenever|eger) /;
/** Letters that are too large. */
export const looseSmaller =
  / (?:smaller|too (?:big|large)|to (?:big|large)|kucult\w*|kuculsun|cok (?:buyuk|iri)) /;
