import { staysOtherwise } from './verbs.ts';

/** Words that say that something shall go. */
const takesAway =
  /\b(?:remove|delete|drop|rid|(?:dont|do not|not|no) need(?:ed)?|no longer|take \w+(?: \w+)? out|take out|get (?:it|them|that|this) out|hide|(?:has|have|needs?) to (?:go|come off)|can go|must go|goes(?! (?:missing|on|to|in|into|with|well|back|by|through)\b)|scrap|ditch|lose|axe|no more (?!than\b)\w+|should ?n ?o?t be (?:there|in there|on there|shown)|bin (?:it|that|this|the|off|my|our)|(?:not|cant be|dont) bother\w*|must not see|kaldir\w*|sil(?!ince|erse|di|iniyor|indi)\w*|cikar(?!ken)\w*|(?<![dt][ae] )(?<![dt][ae] d[ae] )ciksin|gerek (?:yok|kalmadi)|gereksiz\w*|lazim degil|gorunmesin|sormasin|kalksin|olmasa|birak\w*|olmasin|fazla geldi|(?<!(?:sona|basa|one|alta|uste|asagi|yukari|arkaya|oraya|buraya) )gitsin|luzum yok|(?<=[iu] )at(?:in|iniz|alim|iver\w*|sana)?(?=\s*(?:[,;:]|$| (?:lutfen|bence|artik|gitsin|hep|hic|zaten|cunku|kimse|biz|gerek)\b))|fazlalik\w*|al(?:alim)? (?:ordan|oradan|burdan|buradan))\b|(?<!m[ae]k )\bistemi\w*/;

/** "müşteri randevusunu silebilsin", "sakın silinmesin", "never delete it", "everything except the weaver", "hide the ones that are fit": something shall stay. */
const keeps =
  /\b(?:(?:sil|kaldir|cikar)\w{0,4}[ae]bil(?:sin(?:ler)?|meli\w*)|sakin|asla|haric|disinda|dokunma\w*|(?:sil(?:in)?|kaldir(?:il)?|cikar(?:il)?)m[ae](?:s[iu]n(?:lar)?|y[iu]n(?:iz)?|y[ae]l[iu]m)?|(?:never|dont|don t|do not) (?:ever )?(?:delete|remove|lose|drop|hide|scrap|bin)|except|apart from|hide (?:who\w*|those|the ones|anyone|everyone|anybody|everybody))\b/;

/** "kaldırsam mı", "sence". */
const doubts = /s[ae][mk] m[iu]\b|\b(?:acaba|sence|sizce|bilemedim)\b/;

/** Whether a folded message only thinks of something. */
export const hesitates = (folded: string): boolean => doubts.test(folded);

/** Whether a folded sentence says that something shall stay. */
export const saysToKeep = (folded: string): boolean => keeps.test(folded);

/** Whether a sentence of a folded message says that something shall go, and not that it stays and is filled in otherwise. */
export const saysRemoval = (folded: string): boolean =>
  folded
    .split(/[.!?;\n]+/)
    .some((sentence) => takesAway.test(sentence) && !staysOtherwise.test(sentence) && !saysToKeep(sentence));

/** "finished must be a yes/no tick", "süre sayı olsun": a part gets another kind, and stays. */
const givesKind =
  /\b(?:must|should|shall|has to|have to|needs? to|to|can|could) (?:just |only )?be (?:an? |just |only |from )*(?:yes|tick\w*|check\w*|number\w*|numeric|digits?|dates?|drop|choice|pick\w*|chosen|selected|list|text|stars?)\b|\b(?:evet hayir|tik\w*|kutucuk|sayi|rakam|tarih|secmeli|liste(?:den)?|yildiz) (?:olsun|olmali|olacak|yap\w*|sec\w*|at[aiy]\w*|koy\w*)\b/;
const commandsRemoval = /\b(?:remove|delete|get rid|kaldir\w*|sil(?:in|elim)?|cikar\w*|gerek yok)\b/;

/** Whether a folded message wants another kind of field and takes nothing away. */
export const keepsByKind = (folded: string): boolean =>
  givesKind.test(folded) && !commandsRemoval.test(folded);
