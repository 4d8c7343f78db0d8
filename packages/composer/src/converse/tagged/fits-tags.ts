import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { Operation } from '../operation.ts';
import { type Changes, changesOf } from './changes-by-tags.ts';
import type { TagName } from './tags.ts';

/** Words of a message that name something, as they were typed. */
export interface NamedText {
  readonly name: TagName;
  readonly text: string;
}

const stemLength = 4;

const stemsOf = (text: string): readonly string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .map((word) => word.slice(0, stemLength));

/** What share of the words of one text another one has. */
function shareIn(text: string, label: string): number {
  const own = stemsOf(label);
  const stems = stemsOf(text);
  const isIn = (stem: string): boolean => own.some((each) => each.startsWith(stem) || stem.startsWith(each));
  return stems.length === 0 ? 0 : stems.filter(isIn).length / stems.length;
}

const isIn = (text: string, label: string): boolean => shareIn(text, label) > 0.5;

/** How much of what a text names is found in changes, from 0 to 1; undefined if they do not tell. */
function shareFound({ name, text }: NamedText, changes: Changes): number | undefined {
  const best = (labels: readonly string[]): number =>
    Math.max(0, ...labels.map((label) => shareIn(text, label)));
  const hasAny = (...kinds: readonly Operation['kind'][]): number =>
    kinds.some((kind) => changes.kinds.has(kind)) ? 1 : 0;
  switch (name) {
    case 'add':
    case 'opt':
      return best([...changes.added, ...changes.options]);
    case 'remove':
      return hasAny('removeField', 'removeScreen');
    case 'new':
      return best([...changes.names, ...changes.options]);
    case 'change':
      return hasAny('changeField');
    case 'num':
      return changes.text.includes(text.replaceAll(/[^\d.]/g, '')) ? 1 : 0;
    case 'sort':
      return hasAny('setSort');
    case 'group':
      return hasAny('setGroup');
    case 'look':
      return hasAny('setColors', 'setScheme', 'setTextSize');
    case 'page':
      return hasAny('addEntity', 'addScreen');
    case 'old':
    case 'kind':
    case 'filter':
      return undefined;
  }
}

/** Parts that go or get another name although no tagged words say so, and new ones with the name of what shall go. */
function unnamed(named: readonly NamedText[], changes: Changes): number {
  const isNamed = (label: string): boolean =>
    named.some(({ text }) => isIn(label, text) || isIn(text, label));
  const gone = named.filter(({ name }) => name === 'remove');
  const removals = gone.length > 0 ? 0 : changes.removed.length;
  const mistaken = changes.added.filter((label) => gone.some(({ text }) => isIn(text, label)));
  return removals + mistaken.length + changes.names.filter((label) => !isNamed(label)).length;
}

/** How well operations fit what tags say of the words of a message: what is found of it, less what nothing asks for. */
export function fitOfTags(
  named: readonly NamedText[],
  operations: readonly Operation[],
  spec: AppSpec,
): number {
  const changes = changesOf(operations, spec);
  const shares = named.map((each) => shareFound(each, changes) ?? 0);
  return shares.reduce((sum, share) => sum + share, 0) - unnamed(named, changes);
}
