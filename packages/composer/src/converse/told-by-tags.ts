import { fold } from '../language/fold.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { saysThatGoes } from './exact/index.ts';
import { hasOwnReader } from './own-reader.ts';
import { readByRules } from './read-by-rules.ts';
import type { ReadRequest } from './read-request.ts';
import { hesitates, saysToKeep } from './says-removal.ts';
import { numbers, ticks } from './tagged/field-kinds.ts';
import { likeliestTags, type NamedText, readTagged } from './tagged/index.ts';
import type { TagName } from './tagged/tags.ts';
import { hasRows, readPart } from './ways-by-tags.ts';

/** Tags that weigh so much more than those that name nothing are trusted alone. In the unit of the weights. */
const leastLead = 30;
const leastLeadOfQuestion = 60;
/** "sinyal raporu ve qsl kartı gönderildi mi", "did they pay or not, tick box": of what sounds like a question, but has no mark of one. */
const leastLeadWithoutMark = 80;
/** "can we hav liner size in there", "telefonunu koyabilir miyiz": a wish in the form of a question. */
export const asksPolitely =
  /^(?:(?:hi|hey|hello|please|also|and|so) )*(?:can|could) (?:we|i|u|you) (?:also |please |pls )*(?:have?|hve|get|add|put)\b|\b(?:koy|ekle|yaz|gir|tut)\w*r m[iu](?:s[iu]n[iu]z|s[iu]n|y[iu]z)?\W*$/;

/** "handicap upsets people. out.", "so no gown column": further ways to say that a part goes. */
const goes = /(?:^|[.,;!] ?)(?:out|gone|bye)\W*$|\bno (?:\w+ ){1,3}(?:column|field|line|box)\b/;

/** Whether tags can be meant that no reader agrees with: parts go only with words for that, and values belong to a part. */
function areMeant(names: readonly TagName[], written: string, spec: AppSpec): boolean {
  const removes = names.includes('remove');
  return (
    (!removes || saysThatGoes(written, spec) || goes.test(fold(written).trim())) &&
    !names.every((name) => name === 'opt')
  );
}

/**
 * "durum olsun bekliyor, yıkanıyor, hazır", "ödedi kısmı yazı olmasın, tik atayım": several values of a part, which is there without them, or
 * a tick or a number; or only parts that go.
 */
function mayBeMisread(named: readonly NamedText[]): boolean {
  const of = (tag: TagName): readonly NamedText[] => named.filter(({ name }) => name === tag);
  const rest = named.length - 1;
  const areValues = of('opt').length > 1 && of('opt').length === rest;
  const areKinds =
    rest > 0 &&
    of('kind').length === rest &&
    of('kind').every(({ text }) => ticks.test(fold(text)) || numbers.test(fold(text)));
  const isOnePart = of('change').length + of('add').length === 1;
  return (isOnePart && (areValues || areKinds)) || of('remove').length === named.length;
}

/** The lead that the tags of what sounds like a question need; undefined if it changes nothing. */
function leadOfQuestion(text: string, written: string, named: readonly NamedText[]): number | undefined {
  if (asksPolitely.test(text)) return leastLeadOfQuestion;
  // "is there a calendar" asks about pages of the app, "qsl kartı gönderildi mi" about its rows.
  const isAboutRows = named.every(({ name }) => /^(?:add|opt|kind)$/.test(name));
  if (written.includes('?') || !isAboutRows) return undefined;
  const isTick = named.some((each) => each.name === 'kind' && ticks.test(fold(each.text)));
  return isTick ? leastLeadOfQuestion : leastLeadWithoutMark;
}

/**
 * "dogum saati sart onsuz harita cikmiyo", "handicap upsets people. out.": what the tags of a message that no reader understood say if
 * something is certainly named. `reasons`: why the readers would change nothing.
 */
export function toldByTags(
  written: string,
  spec: AppSpec,
  reasons: ReadRequest['nothing'] = [],
): ReadRequest | undefined {
  const text = fold(written).replaceAll(/['’]/g, '');
  if (!hasRows(spec) || hesitates(text) || saysToKeep(text)) return undefined;
  const rules = readByRules(written, spec).operations;
  const likeliest = likeliestTags(written, spec, () => rules);
  if (likeliest === undefined) return undefined;
  const { names, named } = likeliest;
  const least = hasOwnReader(text, spec.language) ? leadOfQuestion(text, written, named) : leastLead;
  if (least === undefined || likeliest.leadOfNames < least) return undefined;
  if (!areMeant(names, written, spec) || (reasons.length > 0 && !mayBeMisread(named))) return undefined;
  const [way] = readTagged(written, spec, rules, readPart);
  return way === undefined || way.loss > 0 ? undefined : way.request;
}
