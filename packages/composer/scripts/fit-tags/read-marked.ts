import { understandPrompt } from '../../src/compose-app.ts';
import { readFollowUp } from '../../src/converse/follow-up.ts';
import type { Operation } from '../../src/converse/operation.ts';
import { tagFeatures } from '../../src/converse/tagged/tag-features.ts';
import { firstTag, type TagName, tagNames } from '../../src/converse/tagged/tags.ts';
import { tokenize } from '../../src/language/tokens.ts';
import type { AppSpec } from '../../src/spec/app-spec.ts';
import { mayFollow } from '../../src/tagging/index.ts';
import { planApp } from '../../src/understand/index.ts';
import type { TaggedText } from './tagged-text.ts';

/** What the readers of sentences make of a message. */
export type ReadRules = (text: string, spec: AppSpec) => readonly Operation[];

const isTagName = (name: string): name is TagName => tagNames.some((each) => each === name);

/** The text of "[add fiyat] da olsun" without the marks, and a tag for each of its tokens; undefined for unknown marks. */
export function readMarks(
  marked: string,
): { readonly text: string; readonly tags: readonly number[] } | undefined {
  let text = '';
  const tags: number[] = [];
  for (const part of marked.split(/(\[[^[\]]*\])/)) {
    const [, name = '', inner = ''] = /^\[(\w+) ([^\]]*)\]$/.exec(part) ?? [];
    const isMarked = part.startsWith('[');
    if (isMarked && !isTagName(name)) return undefined;
    const written = isMarked ? inner : part;
    text += written;
    for (const at of tokenize(written).keys())
      tags.push(isTagName(name) ? firstTag(name) + (at === 0 ? 0 : 1) : 0);
  }
  return { text, tags };
}

/** Reads a row 'language | description of the app | marked message'; why it cannot be read otherwise. */
export function readMarked(row: string, readRules: ReadRules): TaggedText | string {
  const [language, description = '', marked = ''] = row.split('|').map((cell) => cell.trim());
  if (language !== 'tr' && language !== 'en') return 'no language';
  const read = readMarks(marked);
  if (read === undefined) return 'unknown mark';
  const understood = understandPrompt({ prompt: description, language });
  if (understood.kind !== 'app') return 'no app';
  const { spec } = planApp(understood);
  const followUp = readFollowUp(read.text, spec);
  const { words } = followUp.reading;
  // A greeting at the beginning is left out when a message is read.
  const skipped = read.tags.length - words.length;
  if (skipped < 0) return 'other words';
  const tags = words.map((_, at) => read.tags[skipped + at] ?? 0);
  // What was left out may be the first words of a span.
  const [first = 0] = tags;
  if (!mayFollow(first, 0)) tags[0] = first - 1;
  return { features: tagFeatures(followUp, readRules(read.text, spec)), tags };
}
