import { fold } from '../language/fold.ts';
import { complains } from './verbs.ts';

/** Words that sound like a fault of the app, but say as often why something is wanted: "people leave it blank". */
const mildComplaint = /\b(?:blank|stuck|olmuyor\w*|olmuyo|olmadi)\b/g;

/** Commands that are no part of a question. */
const command =
  /(?:^|[.,;!] )(?:please |pls |lutfen )?(?:make|add|put|change|remove|rename|sort|group) |\b(?:must|should|needs? to|has to) be |\b(?:buyut|kucult|kalinlastir|koyulastir|acikla[sş]tir)(?:un|unuz|sun|elim|uver|ur musun\w*)?\b|\b(?:yap|ekle|olsun|koy|degistir|gorunsun)(?:in|iniz|elim|alim)?\b/;

/** Whether a message that sounds like a complaint commands something and tells of no real fault. */
export function statesWish(prompt: string): boolean {
  const text = fold(prompt).replaceAll(/['’]/g, '');
  if (prompt.includes('?') || !complains.test(` ${text.replaceAll(/[.,;!]/g, ' ')} `)) return false;
  const rest = text.replaceAll(mildComplaint, ' ').replaceAll(/[.,;!]/g, ' ');
  return !complains.test(` ${rest} `) && command.test(text);
}
