const turkish =
  'ekle\\w*|koy\\w*|olsun\\w*|olabilsin|yazsin\\w*|yazalim|yazilsin|girelim|gireyim|girilsin|sec[ei]\\w*|secil\\w*|secmeli|degis\\w*|yerine|yap|yapin|yapalim|yapilsin|siral\\w*|grupla\\w*|tasi\\w*|gelsin|goster\\w*|gorunsun|gozuksun|hesapla\\w*|toplam\\w*|diyelim|basla\\w*|zorunlu|sadece|haric|olunca|kalsin|olanlar\\w*|lazim(?! degil)|bide|birde|ayrica|tema\\w*|renk\\w*|kutu\\w*|(?:ust|alt|bas|son)(?:[ae]|t[ae]|d[ae])|one|olan|yukari\\w*|asagi\\w*|tepeye';
const english =
  'add|choose|pick|select|rename|call|change|swap|switch|instead|sort\\w*|group\\w*|move|make|put|turn|replace|show|merge|only|when|if|unless|from|keep|leave|ones|anyone|required|optional|dark|colou?rs?|should (?:be|say|read)(?! (?:gone|removed|deleted|dropped))|must be|also|on top|to the (?:top|bottom|end|front|start)|(?<!\\b(?:dont|not|no longer|never|doesnt|no) )(?:need|needs|want|wants)';
const wishes = new RegExp(`\\b(?:${turkish}|${english})\\b`);

/** Whether a folded text has words of a wish to add, change, order or show something, or of a condition. */
export const saysOtherWish = (folded: string): boolean => wishes.test(folded);
