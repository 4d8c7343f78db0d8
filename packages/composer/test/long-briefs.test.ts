import { describe, expect, it } from 'vitest';
import { fold } from '../src/language/fold.ts';
import { planApp, understand } from '../src/understand/index.ts';
import { type LongBrief, longBriefs, ownBriefs } from './long-briefs.ts';

const entitiesOf = ({ prompt, language }: LongBrief) => {
  const read = understand({ prompt, language, seed: 7 });
  if (read.kind !== 'app') throw new Error(`no app: ${read.kind}`);
  return planApp(read).spec;
};

/** What the app lacks of the expected entities and fields. */
function problemsOf(brief: LongBrief): string[] {
  const { entities, screens } = entitiesOf(brief);
  const problems: string[] = [];
  if (brief.main && fold(entities[0]?.one ?? '') !== brief.main) problems.push(`main is ${entities[0]?.one}`);
  for (const expected of brief.entities.split(';')) {
    const [name = '', labels = ''] = expected.split(':').map((part) => part.trim());
    const entity = entities.find(({ one }) => fold(one) === name);
    if (!entity) {
      problems.push(`no ${name}`);
      continue;
    }
    if (
      !screens.some(
        (screen) => screen.entity === entity.id && screen.kind !== 'form' && screen.kind !== 'detail',
      )
    )
      problems.push(`no screen of ${name}`);
    const own = entity.fields.map(({ label }) => fold(label));
    for (const label of labels.split(',').map((part) => part.trim())) {
      if (!own.some((each) => each.includes(label)))
        problems.push(`${name} has no ${label}: ${own.join(', ')}`);
    }
  }
  for (const word of brief.without?.split(',') ?? []) {
    if (entities.some(({ one }) => fold(one).split(' ').includes(word.trim())))
      problems.push(`has ${word.trim()}`);
  }
  const lists = screens.filter(({ kind }) => kind === 'list').map(({ entity }) => entity);
  if (new Set(lists).size < lists.length) problems.push('lists an entity twice');
  return problems;
}

describe('long descriptions of several things', () => {
  it.each(longBriefs)('have entities with own fields: $prompt', (brief) => {
    expect(problemsOf(brief)).toEqual([]);
  });

  it.each(ownBriefs)('that were written after the rules have them too: $prompt', (brief) => {
    expect(problemsOf(brief)).toEqual([]);
  });
});
