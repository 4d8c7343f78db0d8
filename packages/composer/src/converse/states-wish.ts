import { fold } from '../language/fold.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { complains } from './verbs.ts';

/** Words that sound like a fault of the app, but say as often why something is wanted: "people leave it blank". */
const mildComplaint = /\b(?:blank|stuck|olmuyor\w*|olmuyo|olmadi)\b/g;

/** Commands that are no part of a question. */
const command =
  /(?:^|[.,;!] )(?:please |pls |lutfen )?(?:make|add|put|change|remove|rename|sort|group) |\b(?:must|should|needs? to|has to) be |\b(?:buyut|kucult|kalinlastir|koyulastir|acikla[sş]tir)(?:un|unuz|sun|elim|uver|ur musun\w*)?\b|\b(?:yap|ekle|olsun|koy|degistir|gorunsun)(?:in|iniz|elim|alim)?\b/;

/** "broken should be 'needs fixing'": a value of the app says nothing about its state. */
const withoutValues = (text: string, { entities }: AppSpec): string =>
  entities
    .flatMap(({ fields }) => fields.flatMap(({ options = [] }) => options.map(({ label }) => fold(label))))
    .reduce((rest, label) => ` ${rest} `.replaceAll(` ${label} `, ' '), text);

/** Whether a message that sounds like a complaint commands something and tells of no real fault. */
export function statesWish(prompt: string, spec: AppSpec): boolean {
  const text = fold(prompt).replaceAll(/['’]/g, '');
  if (prompt.includes('?') || !complains.test(` ${text.replaceAll(/[.,;!]/g, ' ')} `)) return false;
  const rest = withoutValues(text.replaceAll(mildComplaint, ' ').replaceAll(/[.,;!]/g, ' '), spec);
  return !complains.test(` ${rest} `) && command.test(text);
}
