import { fold } from '../../../language/fold.ts';

/** "when … then …" as two texts, as they were typed. */
export interface WhenParts {
  readonly condition: string;
  readonly effect: string;
  /** Whether the words say that it is a rule, even if the app has no such part. */
  readonly isSure: boolean;
}

// On folded text. Turkish conditions end with -ince/-inca, -diginde, -irse or "ise"; "kala" and "önce" stand before a day.
const turkishEnd =
  /^(.+? (?:\w{2,}(?:inca|ince|unca|unce|duginda|diginda|dugunde|diginde|tiginda|tiginde|tugunda|tugunde)|\w*(?:olursa|olsa|duserse|gecerse|kalirsa|biterse|inerse|cikarsa|asarsa|azalirsa|secilirse|isaretlenirse|tamamlanirsa|yaklasirsa|gecikirse)|kala|ise|an|anda|zaman))\s*,?\s+(.+)$/d;
const turkishBefore = /^(.+?(?:gun|hafta|ay) (?:once|oncesinde|oncesinden|kalmisken))\s*,?\s+(.+)$/d;
const englishFirst =
  /^(?:when|whenever|if|once|as soon as|every time)\s+(.+?)(?:\s*,\s*(?:then\s+)?|\s+then\s+)(.+)$/d;
const englishVerb =
  /^(?:when|whenever|if|once|as soon as|every time)\s+(.+?)\s+((?:set|show|say|warn|alert|mark|put|change|make|display|notify|remind|tell|congratulate|highlight|tick|uncheck|check|fill|send|write|flag|update)\b.+|(?:its|the)\s+.+\bshould\b.+)$/d;
const englishLast =
  /^(.+?)\s+(?:when|whenever|if|once|as soon as)\s+(.+?\b(?:is|are|becomes?|gets?|falls?|drops?|goes|reaches|runs?|exceeds?|turns?|has|have|passes|comes)\b.*)$/d;
const englishDays =
  /^(?:please )?((?:warn|remind|alert|notify|tell|mark|highlight|flag|show)\b.*?)\s+((?:(?:\d+|a|one|two|three) (?:days?|weeks?|months?) (?:before|ahead of)|within (?:\d+|a) (?:days?|weeks?) of|before)\b.+)$/d;

const sure =
  /\b(?:is|are|becomes?|falls?|drops?|reaches|exceeds?|olunca|olursa|oldugunda|dusunce|duserse|gecince|bitince)\b/;

/** The condition and the effect of a rule; undefined if the text is none. */
export function splitWhen(text: string): WhenParts | undefined {
  const folded = fold(text).replace(/[.!]+$/, (marks) => ' '.repeat(marks.length));
  const at = (match: RegExpExecArray | null, first: number, second: number): WhenParts | undefined => {
    const [condition, effect] = [match?.indices?.[first], match?.indices?.[second]];
    return condition && effect
      ? {
          condition: text.slice(...condition).trim(),
          effect: text.slice(...effect).trim(),
          isSure: sure.test(folded.slice(...condition)),
        }
      : undefined;
  };
  return (
    at(englishFirst.exec(folded), 1, 2) ??
    at(englishVerb.exec(folded), 1, 2) ??
    at(englishLast.exec(folded), 2, 1) ??
    at(englishDays.exec(folded), 2, 1) ??
    at(turkishEnd.exec(folded), 1, 2) ??
    at(turkishBefore.exec(folded), 1, 2)
  );
}
