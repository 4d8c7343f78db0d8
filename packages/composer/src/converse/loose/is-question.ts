// On folded text without apostrophes: what is asked about the app, and is no wish in the form of a question.
const english =
  /^(?:(?:and|so|but|hi|hello|hey|ok|also) )*(?:please explain|explain|describe|what \w+ (?:is|are|do|does)|how (?:do|does|did|can|to|come|much|many|long|often|is|are)|where (?:do|can|does|is my|are my|did)|what (?:is|are|does|do|can|happens|if|about)|why|who (?:made|can|else|sees)|does|do (?:i|you|we|they)|is (?:it|this|there|my|the|that|everything)|are (?:there|my|the|they)|will|did|if (?:i|my|we|the|someone) )|\b(?:gone(?! over)|deleted|lost|safe|saved|private|backed up)\b[^.]*$|\b(?:without|no) (?:internet|wifi|signal)\b|^(?:if|when|once) [^,.]{3,40},? (?:will|would|do|does|can|are|is) (?:i|we|it|they|my|our|all|everything) /;
/** "can customers pay by card": what the app can do, unless something is to be put into it. */
const ability =
  /^(?:(?:and|so|but|hi|hello|hey|ok|also) )*(?:can|could) (?!\w+ (?:also |please )?(?:tick|write|record|note|log|enter|choose|pick|mark|select)\b)(?!(?:we|i|you|it|there|the|u|this|they) (?:\w+ ){0,3}(?:have|add|get|be|put|include|show|say|also|please|pls|tell|call|named?|write|log|record|see|pick|choose|enter)\b)/;
const turkish =
  /^(?:(?:peki|bu|merhaba|selam|acaba) )*(?:nasil|neden|niye|nereden|ne ise|nedir|bu ne)|(?:silin|kaybol|gid|calis|gorebil|gorun|acil|sakla|gonder|olur|paylas|gonderebil|yapabil|ekleyebil|kullanabil|verir|veriyo|ister|ucretsiz|parali|guvenli)\w* ?m[iu]\w*(?: \w+){0,2}$|ne olur$|internetsiz|cevrimdisi|(?:^| )(?:nasil|nerede|nereden|neden|niye) (?:\w+ ){0,3}(?:\w*(?:yor|yo|yorum|irim|arim|urum|iyim|ayim|uyor|uyo|icam|acam|ecem))\w*$|(?:^| )(?:kim|kac) (?:\w+ ){0,3}\w*(?:[iu]yo|[iu]yor|ebilirim|abilirim)\w*(?: \w+){0,3}$| (?:sinir\w*|ucret\w*|garanti\w*) var mi$|(?:kac|nedir|ne kadar|yok mu|neye gore)$| m[iu]y[iu][mz]$|(?:^| )(?:kim|nerde|nerede) \w+[iu]yo\w*$|^hangi \w+ var/;

/** Whether a folded message asks about the app. */
export const isQuestion = (folded: string): boolean =>
  english.test(folded) || ability.test(folded) || turkish.test(folded.replace(/\?+$/, ''));
