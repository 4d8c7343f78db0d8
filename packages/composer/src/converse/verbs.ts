// What a follow-up wants, by its verbs, in folded words. Turkish verbs are matched by stem with any ending.

export const adds =
  / (?:ekle\w*|koy\w*|olsun\w*|getir\w*|olustur\w*|girilsin|gorunsun|goster\w*|tutulsun|kaydedilsin|lazim|add\w*|include\w*|insert|put|create|show|need|want|yeni|new) /;
export const removes =
  / (?:kaldir\w*|sil\w*|cikar\w*|cikart\w*|istemiyorum|olmasin|gerek yok|gereksiz|gizle\w*|remove\w*|delete|hide|drop|get rid|take out|take away|without|no longer|dont want|do not want|don t want|dont need|don t need|no need for|not need) /;
export const sorts = / (?:sirala\w*|siralansin|sirali|sirasini|siraya|sort\w*|order(?:ed)? by|arrange) /;
export const groups = / (?:grupla\w*|gruplansin|gruplu|group\w*) /;
export const requires =
  / (?:zorunlu\w*|mecburi|sart|required|mandatory|compulsory|bos gecilemesin|bos birakilamasin) /;
export const loosens = / (?:zorunlu olmasin|istege bagli|opsiyonel|optional|not required|bos gecilebilsin) /;
export const moves =
  / (?:basa|en basa|ilk sira\w*|ilk sekme|one al|ilk ekran|sona|en sona|son sira\w*|first|to the front|last|to the end|move) /;
export const toEnd = / (?:sona|en sona|son sira\w*|last|to the end) /;
export const largerText =
  / (?:yazi\w* (?:\w+ ){0,2}(?:buyut\w*|buyuk|buyusun)|buyuk yazi|font\w* (?:\w+ ){0,2}(?:buyut\w*|bigger|larger)|(?:larger|bigger|increase) (?:\w+ ){0,3}(?:text|font|letters|size)|(?:text|font|letters)\w* (?:\w+ ){0,2}(?:bigger|larger)|harfler\w* buyu\w*) /;
export const smallerText =
  / (?:yazi\w* (?:\w+ ){0,2}(?:kucult\w*|kucuk|kuculsun)|kucuk yazi|(?:smaller|decrease|reduce) (?:\w+ ){0,3}(?:text|font|letters)|(?:text|font|letters)\w* (?:\w+ ){0,2}smaller) /;
export const screenWord = / (?:ekran\w*|sayfa\w*|sekme\w*|bolum\w*|screen\w*|page\w*|tab|tabs|view|section) /;
export const appWord = / (?:uygulama\w*|app|application|program\w*|proje\w*|project) /;
export const asks =
  /(?:\?|^ (?:nasil|neden|niye|nerede|nereye|ne zaman|hangi|kac|kim|what|how|why|where|when|which|who|does|do|is|are|can) | (?:nerede|nasil|ne ise yarar|ne yapiyor|neler var|nedir|acikla(?:r|yin|yiniz|yabilir)?|anlat\w*|explain|describe|mi|mu|midir|misin) (?:\w+ )?$)/;
/** A wish in the form of a question: "ekler misin", "can you add a date". */
export const asksPolitely =
  /(?: \w+r m[iu]s[iu]n(?:iz)? $|^ (?:can|could|would|will) (?:you|u) (?:please |pls )?(?:add|remove|delete|make|change|rename|sort|group|call|move|put|use|include|hide|set|turn) )/;
export const complains =
  / (?:calismiyor\w*|acilmiyor\w*|bozuk|bozuldu|hata\w*|cokuyor\w*|coktu|beyaz ekran|bos ekran|yuklenmiyor|olmuyor|olmadi|does not work|doesn t work|doesnt work|not working|broken|crash\w*|white screen|blank|error\w*|bug\w*|nothing happens|stuck) /;
export const undoes = / (?:geri al\w*|eski haline|undo|revert|go back|onceki hali\w*) /;
