// What people ask about an app, in folded words.

export const aboutData =
  / (?:veri\w*|kayit\w*|data|saklan\w*|depola\w*|stored|saved|kaybol\w*|lost|database|bulut\w*|sunucu\w*|cloud|icloud|server) /;
/** What becomes of entries on another phone, without a network, or for other people. */
export const aboutLoss =
  / (?:(?:telefon\w*|cihaz\w*|ekran\w*) (?:\w+ ){0,3}(?:degis\w*|boz\w*|kir\w*|cal\w*|kaybol\w*|kaybed\w*|kapan\w*|gider\w*|sifirla\w*|format\w*|dus\w*)|format at\w*|(?:uygulama\w*|program\w*) (?:\w+ ){0,2}(?:sil|kaldir)\w*(?:s[ae]m|s[ae]k|[iu]nc[ae]|[iu]rs[ae]\w*)|(?:delete|uninstall|reinstall) (?:the |this |my )?app|(?:lose|loose|lost|break|broke|drop|nick\w*|steal\w*) (?:\w+ ){0,3}(?:phone|phones|mobile|handset)|(?:change|swap|switch|get|buy|new) (?:(?:my|a|another|to|new) ){1,3}(?:phone|phones|mobile|handset)|sell (?:this|my|the) (?:phone|mobile)|(?:phone|mobile) (?:\w+ ){0,3}(?:breaks?|dies|spoils?|spoilt|broken|lost|stolen|gets (?:lost|stolen|wet))|yedekle\w*|yedegi\w*|backup|backed up|back up|sil[ei]n[ia]?r ?m[iu]|silin[ie]r|kaybol(?:ur|uyor)|kaybed[ae]r) /;
export const aboutNetwork =
  / (?:internetsiz|(?:internet|wifi|sebeke|kapsama)\w* (?:\w+ ){0,2}(?:ol|yok|cek|bit|kes|git|gerek|lazim|ister|sart)\w*|(?:cekmedigi|cekmeyen) yer\w*|cevrimdisi|offline|no (?:internet|signal|wifi|network|coverage|reception)|without (?:internet|wifi|signal|network|data|the internet|a connection)|(?:out of|lose|poor|bad) (?:signal|coverage|reception)|(?:need|needs|use|uses|using|eat|eats) (?:\w+ )?(?:internet|wifi|data|signal)|internet (?:connection )?(?:needed|required)|airplane mode|sebeke) /;
const people =
  '(?:esi|kocam|kari|anne|baba|kiz|oglu|kardes|ortag|arkadas|ekip|ekib|baskas|cirag|ablam|abim|abisi|patron|personel|eleman|ogrenci|veli)\\w*';
const persons =
  '(?:wife|husband|mum|mom|dad|daughter|son|partner|friends?|boss|team|staff|colleagues?|neighbou?r|sister|brother|others?|everyone|everybody|people|anyone(?: else)?|someone else)';
export const aboutOthers = new RegExp(
  ` (?:${people} (?:\\w+ ){0,4}(?:gor\\w*|kullan\\w*|gir\\w*|bak\\w*|ac[ae]bil\\w*|yaz[ae]bil\\w*)|${people} (?:telefon|cihaz|tablet|bilgisayar)\\w*|(?:baska|diger|ikinci|obur|iki) (?:bir )?(?:telefon|cihaz|tablet|bilgisayar)\\w*|(?:tablet|bilgisayar|laptop|ipad)\\w*(?: de| da)? (?:\\w+ ){0,3}(?:ac|gir|gor|kullan|calis)\\w*|(?:iki|uc|birkac|bir kac|cok) kisi\\w* (?:\\w+ ){0,3}(?:kullan|gir|gor|ac|yaz)\\w*|siz (?:\\w+ ){0,3}gor\\w*|${persons} (?:\\w+ ){0,4}(?:see|use|open|view|access|edit)|${persons}(?: s)? (?:phone|tablet|ipad|laptop|computer)|two phones|(?:two|both|several|more than one|another) (?:of us|people|phones?|devices?|users?)|iki telefon\\w*|ayni anda|at the same time|(?:on|from|to) (?:her|his|their|another|a different|my other|my second|the other|my|a|our) (?:phone|tablet|ipad|laptop|computer|pc)|sync\\w*|private|privacy|who (?:else )?(?:can|could|will) (?:else )?see|share (?:the|this|my|our|these) (?:list|app|data|entries|records)) `,
);
export const aboutExport =
  / (?:disa aktar\w*|indir\w*|yayinla\w*|(?:send|share|give|forward) (?:this|the|my|our) app|uygulama\w* (?:\w+ ){0,2}(?:gonder|paylas)\w*|export\w*|download\w*|publish\w*|play store|app store|apk) /;
/** On which telephones the app works. */
export const aboutDevices =
  / (?:(?:iphone|android|samsung|huawei|xiaomi|ios|ipad)\w*(?: de| da)? (?:\w+ ){0,2}(?:calis|olur|ac[iu]l|uyumlu|yuklen|inst)\w*|(?:works?|run|runs|working|open|available|ok|compatible) (?:\w+ ){0,2}(?:iphones?|android|ios|ipads?|samsung)) /;
/** Whether something has to be paid. */
export const aboutCost =
  / (?:ucretli|parali|ucretsiz|bedava|reklam\w*|abonelik\w*|uyelik\w* (?:gerek|lazim|ister)\w*|(?:do (?:i|we) )?have to pay|is (?:it|this|the app) free|subscription|(?:any|show|shows|have) (?:ads|adverts?)) /;
const changesEntry = '(?:edit|change|correct|fix|delete|remove|undo|amend|rub out)';
const entry =
  '(?:it|one|them|those|that|an entry|entries|something|a mistake|mistakes|a typo|what i|things|a row|rows|a record|stuff)';
/** How entries are added, changed and deleted. */
export const aboutUse = new RegExp(
  ` (?:nasi(?:l|r)? (?:\\w+ ){0,2}(?:ekle|sil|duzenle|duzelt|degistir|gir|kaydet)\\w*|how (?:do|can|could|would|should|to) (?:(?:i|we|you|one) )?(?:\\w+ )?(?:add|delete|edit|change|correct|fix|remove|undo)|(?:can|could|may|am) (?:i|we|one) (?:\\w+ ){0,2}${changesEntry} ${entry}|(?:possible|way|able) to ${changesEntry} ${entry}|yanlis (?:yaz|gir|kaydet|bas|ekle)\\w* (?:\\w+ ){0,3}(?:ne ol|nasil|duzelt|sil|degistir)\\w*|(?:duzelt|duzenle|degistir)[ae]?bil\\w* m[iu]\\w*|sil[ae]bil\\w* m[iu]\\w*|(?:change|edit|correct|fix|delete) (?:\\w+ ){1,4}(?:after|once) (?:saving|i save|i ve saved|it s saved|its saved|it is saved)|(?:duzeltme|silme|duzenleme|degistirme) (?:imkani|sansi|hakki|yolu)) `,
);
/** "sorry, stupid question how do i delete one i typed wrong": who asks how to change an entry, in any place. */
const asksAboutEntry = new RegExp(
  ` how (?:do|can|would|to) (?:(?:i|we|you) )?(?:just )?(?:${changesEntry}|get rid of|cancel) ${entry} `,
);
/** "yanlış girdim, nasıl siliyoruz", in any place of a message: who asks how to do something wants no change. */
const asksHowTo =
  / nere(?:ye|sine|den) (?:bas|tikla|dokun)\w* | (?:nereden|nerden|nasi(?:l|r)?) (?:\w+ ){0,2}(?:sil|duzelt|duzenle|geri al)\w*(?:[iu]m|[iu]z|c[ae][mkz]|yo\w*) | nasi(?:l|r)? (?:\w+ ){0,3}\w*(?:[iu]yo\w*|[ae]c[ae]\w*|[iu]?c[ae][mz]|[aeiu]r[iu]\w*|[ae]bil\w*|[iu]l[iu]r|[ae]r[iu]m) (?:\w+ ){0,3}$|^ (?:(?:abeg|abi|please|pls|hi|hello|hey|ok|so|and|but|sorry|oga|sir|madam|quick question|stupid question|just wondering|question) )+(?:how|what|where|why|when|which|who|does|do|is|are|will|can (?:i|we|other|my|anyone)) (?!about )/;
/** "çalışırmı", "var mı bilmiyorum": a question without a space or a mark. */
const joined =
  / \w+(?:[iu]yo|[iu]yor|[iae]r|[ae]bil[iu]r|olur|var|yok|[dt][iu]|m[iu]s|c[ae]k)m[iu](?:y[iu][mz])? (?:\w+ ){0,2}$/;
const wonders =
  / (?:wondering|curious|any idea|do you know|can you tell me|tell me) (?:\w+ ){0,2}(?:how|if|whether|what|where|why) |^ (?:merak ettim|merak ediyorum|bir sorum|sorum var|soracaktim) | (?:sordu|soruyor|merak ediyor\w*|merak ettim) $| ne olu(?:r|yor|yo|cak) $| ne olacak $|^ (?:will|would) (?:it|this|that|my|i|we|they|the) |^ (?:if|when|once) (?:\w+ ){1,8}(?:will|would|do|does|can|are|is) (?:i|we|it|they|my|our|all|everything) | (?:can|could|will|would|do|does) (?:i|it|we|they|this) (?:\w+ ){0,5}(?:later|after|afterwards|later on|somehow) $/;

/** Whether a message asks something without the usual form of a question. */
export const asksOtherwise = (has: (pattern: RegExp) => boolean): boolean =>
  has(asksHowTo) || has(asksAboutEntry) || has(joined) || has(wonders);
