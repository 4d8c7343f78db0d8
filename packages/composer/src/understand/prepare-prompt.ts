import { firstPerson } from './words/first-person.ts';

/** Longer texts are cut: nothing after this many characters changes an app. */
export const longestPrompt = 60_000;

const whoBeforeWhat = new RegExp(
  `^\\s*(${firstPerson})\\s+(?!(?:kaç|kac|kim|hangi|ne)(?!\\p{L}))(?=\\p{L}[^,.;:!?\\n]{0,40}$)`,
  'iu',
);

/** The text without markup, code, addresses and control characters; what remains is only ever shown as text. */
export function preparePrompt(prompt: string): string {
  return (
    prompt
      .slice(0, longestPrompt)
      .normalize('NFC')
      .replaceAll('\r\n', '\n')
      .replaceAll(/\p{Cc}/gu, (mark) => (mark === '\n' ? '\n' : ' '))
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll(/<(script|style)\b[^<>]{0,500}>[^<]{0,5000}<\/\1>/gi, ' ')
      .replaceAll(/<\/?[a-zA-Z][^<>]{0,500}>/g, ' ')
      .replaceAll(/https?:\/\/\S{1,500}/g, ' ')
      .replaceAll(/&(?:nbsp|amp|lt|gt|quot);/g, ' ')
      // "write down": to record; "down" alone would be a thing.
      .replaceAll(/\b(?:write|note|jot|put) (?:it |them |this )?down\b/giu, 'record')
      .replaceAll(/\b(?:writing|noting|jotting) down\b/giu, 'recording')
      .replaceAll(/\b(?:writes|notes|jots) down\b/giu, 'records')
      .replaceAll(/\bD ?(?:&|and|n) ?D\b/g, 'DnD')
      .replaceAll(/\b(lost) ?(?:&|n) ?(found)\b/giu, '$1 and $2')
      // "2.el" is no end of a sentence.
      .replaceAll(/(?<![\d.])2 ?\. ?el\b|(?<![\d.])2 el\b/giu, 'ikinci el')
      // "usta bi tane stok programı lazım": who is spoken to.
      .replace(
        /^[\s,]*(?:(?:selam|slm|merhaba|mrb)[\s,!.]+)?usta(?:m|lar)?[\s,!]+(?=(?:bi|bir|bana|bize|şu|su|ya|acil)\s)/iu,
        '',
      )
      // "Merhaba evladım, …", "Dear sir or madam, …".
      .replace(
        /^[\s,]*(?:(?:selam|slm|merhaba|mrb|iyi günler|kolay gelsin)[\s,!.]+)?(?:evladım|evladim|evlat|yavrum|kızım|kizim|oğlum|oglum|kardeşim|kardesim|canım|canim|hocam|abi|abla)\s*[,!.]\s*/iu,
        '',
      )
      .replace(
        /^\s*(?:(?:dear|respected|hello|hi|hey|good (?:day|morning|afternoon|evening))[\s,]+)*(?:sir or madam|sirs?(?: ?\/ ?madam)?|madam|dear|team|folks|guys)\s*[,!.]\s*/iu,
        '',
      )
      .replace(
        /^\s*(?:(?:merhaba|merhabalar|iyi günler|selam)[\s,!.]+)?(?:sayın|sayin|değerli|degerli) (?:yetkili|ilgili|yönetici|yonetici|geliştirici|gelistirici|ekip|firma)(?:ler|lar)?(?: arkadaş(?:lar|ım)?)?\s*[,!.:]\s*/iu,
        '',
      )
      // "terziyim paça fermuar": who people are ends before what they do.
      .replace(whoBeforeWhat, '$1, ')
      // "Looking for a freelancer … I need an app that": who is to build it.
      .replace(
        /^\s*(?:iso|wtb|wanted|(?:looking for|seeking|need|hiring) (?:an? )?(?:cheap |good |android |mobile |app )*(?:freelancer|developer|dev|programmer|coder)s?)\b\s*[:,.!…-]*\s*(?=\S+ \S+ \S+ \S+)/iu,
        '',
      )
      .replace(
        /^\s*(?:acil )?(?:freelance |mobil |uygulama )*(?:yazılımcı|yazilimci|geliştirici|gelistirici|programcı|programci)\s+(?:arıyorum|ariyorum|arıyoruz|aranıyor|araniyor|lazım|lazim)\s*[:,.!…-]+\s*/iu,
        '',
      )
      .trim()
  );
}
