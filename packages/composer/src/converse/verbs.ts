// What a follow-up wants, by its verbs, in folded words. Turkish verbs are matched by stem with any ending.

export const adds =
  / (?:ekle\w*|koy(?!u )\w*|olsun\w*|getir\w*|olustur\w*|girilsin|girel\w*|girebil\w*|yazilsin|yazsin|bulunsun|yazal\w*|yazabil\w*|tutal\w*|gorun\w*|gorm\w*|gorey\w*|gorebil\w*|goster\w*|tutulsun|kaydedilsin|lazim|dursun|sorulsun|secilebil\w*|secilsin|sec[ie]y\w*|gozuksun|konsun|konulsun|eklensin|yaz|add\w*|include\w*|insert|put|create|show|see|need|want|yeni|new|needs|should have|must have) /;
export const removes =
  / (?:kaldir\w*|kalksin|sil\w*|(?<!(?:uste|basa|one|alta|sona|yukari|yukariya|asagi|tepeye) )cikar\w*|istemiyorum|istemiyoruz|istemem|lazim degil|gerekmiyor|gerekmez|olmasa\w*|(?<!(?:sona|basa|one|alta|uste|asagi|yukari|arkaya|oraya|buraya) )gitsin|at gitsin|olmasin|gerek yok|gereksiz|gizle\w*|remove\w*|delete|hide|drop|get rid|take out|take off|take away|lose|scrap|ditch|kill|without|no longer|dont want|do not want|don t want|dont need|don t need|no need for|not need|take \w+(?: \w+)? out|(?:isn t|isnt|is not|aren t|arent|are not) (?:needed|necessary|used|useful|relevant)) |^ no (?!not |that |it |this |i |the other |more |thanks |problem )\w/;
export const sorts =
  / (?:sirala\w*|siralansin|sirali|sirasini|siraya|diz|dizilsin|dizsin|sort\w*|order(?:ed)? by|arrange\w*) /;
export const groups = / (?:grupla\w*|gruplansin|gruplu|kumele\w*|group\w*) /;
export const requires =
  / (?:bos (?:birak|kal|gec)\w* (?:kaydetm|kaydedilm|kabul etm|izin verm)\w*|bos(?:sa|ken) (?:kaydetm|kaydedilm|gecm|kabul etm|izin verm)\w*|(?:olmadan|girilmeden|yazilmadan|secilmeden) (?:kaydedilm\w*|kaydetm\w*|gec[iu]lm\w*|gecm\w*)|(?:dont|don t|do not|cant|cannot) save (?:it |them )?without|zorunlu\w*|mecburi|sart|mutlaka|required|require|mandatory|compulsory|obligatory|bos (?:gecil|birakil|kal)\w*m[ae]\w*|must be (?:filled|entered|given|set)\w*|must not be empty|(?:cant|cannot|can t|shouldnt|should not) be (?:empty|blank|left)|bos (?:birak|gec|kal)\w{0,3}ma\w*|(?:has|have|needs?|must|should) (?:to )?(?:always )?be (?:filled|entered|given|set)(?: in)?|always (?:ask|fill)\w*) /;
export const loosens =
  / (?:zorunlu (?:olmasin|yapma(?:yin)?|tutma|degil|olmaktan cik\w*)|sart (?:olmasin|degil)|istege bagli|opsiyonel|optional|(?:not|shouldnt|shouldn t|isnt|isn t|not have to|doesnt have to|doesn t have to|dont have to) (?:be )?(?:required|mandatory|compulsory|obligatory)|bos (?:gecil|birakil|kal)\w*bil\w*|(?:can|may) be (?:empty|blank|left)) /;
export const moves =
  / (?:basa|en basa|en basta|basta|en one|ilk sira\w*|ilk sekme\w*|one al\w*|one gel\w*|ilk ekran\w*|ilk sayfa\w*|ilk acilan\w*|ilk acil\w*|ana ekran\w*|acilista|sona|en sona|en sonda|son sira\w*|en sagda\w*|en solda\w*|first|to the front|to the start|to the beginning|last|to the end|to the back|move) /;
export const toEnd = / (?:sona|en sona|en sonda|son sira\w*|en sagda\w*|last|to the end|to the back) /;
export const largerText =
  / (?:(?:yazi|harf|font|punto|metin)\w* (?:\w+ ){0,5}buyu\w*|buyuk yazi|font\w* (?:\w+ ){0,2}(?:bigger|larger)|(?:larger|bigger|increase) (?:\w+ ){0,3}(?:text|font|letters|size|writing|words)|(?:text|font|letters|writing|words)\w* (?:\w+ ){0,2}(?:bigger|larger)|harfler\w* buyu\w*|(?:yazi|harf|font|punto)\w* (?:\w+ ){0,4}buyult\w*|(?:yazi|harf|font|punto)\w* (?:\w+ ){0,2}iri\w*|iri (?:yazi|harf|font|punto)\w*|(?:yazi|harf|font|punto)\w* (?:\w+ ){0,2}okunakli\w*|(?:yazi|harf|font|punto)\w* (?:\w+ ){0,2}(?:kucuk|ufak|ufacik|kucucuk|minicik|okuyam\w*|okunm\w*|secilm\w*|goremi\w*)|(?<! ekle.*)(?:okuyam[iu]yorum|goremiyorum)|(?:(?:text|font|letters|writing)(?: s| is| are)?|it (?:s|is|looks)) (?:\w+ ){0,2}(?:too small|tiny|too tiny|hard to read)|(?:cant|cannot|can t|hard to) read) /;
export const smallerText =
  / (?:(?:yazi|harf|font|punto)\w* (?:\w+ ){0,2}(?:kucult\w*|kucuk (?:yap\w*|olsun)|kuculsun|kuculse\w*|cok buyuk\w*|(?:cok|fazla) iri\w*|fazla buyuk|kocaman|normal\w*)|kucuk yazi|(?:text|font|letters)\w* (?:is |are )?(?:too big|too large|huge)|(?:normal|regular) (?:text|font)|(?:smaller|decrease|reduce) (?:\w+ ){0,3}(?:text|font|letters)|(?:text|font|letters)\w* (?:\w+ ){0,2}smaller) /;
export const screenWord = / (?:ekran\w*|sayfa\w*|sekme\w*|bolum\w*|screen\w*|page\w*|tab|tabs|view|section) /;
export const asks =
  /(?:\?| (?:does|do|will|can) (?:she|he|it|they|others|everyone|everybody) (?:also |still |all )?(?:see|get|have|know) |^ (?:nasil|neden|niye|nerede|nereye|ne zaman|hangi|kac|kim|what|how|why|where|when|which|who|does|do|is|are|can) | m[iu](?:y?[iu][mz])? | (?:nerede|nasil|ne ise yarar|ne yapiyor|neler var|nedir|acikla(?:r|yin|yiniz|yabilir)?|anlat\w*|explain|describe|mi|mu|midir|misin) (?:\w+ )?$)/;
/** A wish in the form of a question: "ekler misin", "can you add a date". */
export const asksPolitely =
  /(?: \w+r m[iu]s[iu]n(?:iz)? $| \w+[ae]bilir m[iu]s[iu]n(?:iz)? | m[iu] diye (?:\w+ ){0,3}(?:kutu\w*|alan\w*|tik\w*|isaret\w*|onay\w*|secenek|sor|sorsun|sorulsun) | m[iu] (?:isaretle\w*|secil\w*) $|^ (?:how|what) about (?!\w+ing )|^ (?:can|could) (?:the |my |our )?\w+(?: \w+)? (?:begin|start|go|come|say) (?!up|with|when|if)|^ (?:can|could|would|will) (?:you|u) (?:please |pls )?(?:add|remove|delete|make|change|rename|sort|group|call|move|put|use|include|hide|set|turn|show|give|let) |^ (?:can|could) (?:it|this|that|we|i) (?:be|have|get|make|add|see|hide|remove|use) |(?:n[iu]z)? (?:olur|olabilir|eklenebilir|yapilabilir|konulabilir) m[iu] $)/;
export const complains =
  / (?:calismiyor\w*|acilmiyor\w*|bozuk|bozuldu|hata\w*|cokuyor\w*|coktu|beyaz ekran|bos ekran|yuklenmiyor|olmuyor|olmadi|does not work|doesn t work|doesnt work|not working|broken|crash\w*|white screen|blank|error\w*|bug|bugs|buggy|buglu|nothing happens|stuck) /;
/** Words of who wants a part to stay, but to be filled in otherwise: "ödedi kısmı yazı olmasın, tik atayım". */
export const staysOtherwise =
  /\b(?:optional|zorunlu|otomatik|automatic\w*|by hand|elle|by itself|kendi|(?:yazi|metin|sayi|rakam|serbest) olmasin|(?:tik|kutucuk) (?:at|koy|isaretle)\w*)\b/;

/** Words that say that something is wanted. */
export const wishes =
  /\b(?:add|include|put|could (?:we|you|i|it|there|the)|can (?:we|you|it|there|each) (?:also |please |maybe )?(?:have|add|be|get|put)|need|want|would (?:like|love|be)|should|please|pls|instead|rename|call|change \w+ to|mark|track|remove|hide|field|column|alan\w*|ekle(?!m[ae])\w*|olsun|olsa|koy\w*|lazim|yazsin|yazalim|yazilsin|istiyor\w*|isterim|lutfen|gerek\w*|kaldir\w*|degistir\w*|tasi\w*|yap|yapalim|make|do dark|\w{3,}(?:abilirsin|ebilirsin)(?:iz)?|(?:isaretle|yaz|goster|tut|sor|hesapla)s[iu]n)\b/;
export const undoes = / (?:geri al\w*|eski haline|undo|revert|go back|onceki hali\w*) /;

/** "only today's": rows that are left out, which lists let people choose themselves. */
export const filters =
  / (?:sadece|yalniz|yalnizca|only) .*(?:goster\w*|gorun\w*|gor(?:ey|el|ebil|mek)\w*|gozuk\w*|listele\w*|cik\w*|kalsin|olsun|show|see|list|display)|(?:show|list|display|see|view|look at|find) (?:me |us )?(?:only|just) | \w+m[ae]y[ae]nl[ae]ri? (?:\w+ )?ay(?:ri|ir\w*) (?:gor|goster|listele)\w* | \w+(?:[ae]n|m[iu]s|[dt][iu]k)l[ae]r[iu](?:m[iu]z?[iu]?)? (?:tek (?:basina|dokunusta|tusla|seferde)|hemen|sadece|ayirip) gor(?:mem|mek|ebil\w*|sem|sek|eyim|elim) | \w+[dt][iu]kl[ae]r[iu](?:m|m[iu]z)? (?:kalsin|gorunsun|gozuksun|ciksin) (?:ekran\w*|liste\w*|sadece|yeter|sade) | hide (?:what|those|everything|anything|the ones) /;
/** Rows that the app was made with. */
export const samples =
  / (?:ornek\w*|deneme veri\w*|demo|sahte|uydurma|sample|samples|example|examples|dummy|fake|test data) /;
/** Words of a new name, which make "first" and "last" part of one. */
export const renames = / (?:rename|call|adini|ismini|adi|ismi|yerine|basligini) /;
/** Words for "name", which can also be the label of a field. */
export const nameWords = /^(?:ad\w{0,3}|isim|ismi\w*|name|title|call)$/;
