import { describe, expect, it } from 'vitest';
import { baseProject } from '../../test/broken/base-project.ts';
import { healFixture } from '../../test/broken/heal-fixture.ts';
import { brokenFixtures } from '../../test/broken/index.ts';
import { inspectWithOxc } from '../../test/inspect-with-oxc.ts';
import { checkProject } from '../checks/check-project.ts';
import { fixProject } from './fix-project.ts';

describe.each(brokenFixtures)('broken answers: $family', ({ fixtures }) => {
  it.each(fixtures)('$name', (fixture) => {
    const healed = healFixture(fixture);
    const { outcome, files } = fixture;
    if ('reported' in outcome) {
      expect(healed.result).toBe('reported');
      expect(healed.problems).toContain(`${outcome.reported} ${outcome.path}:${outcome.line ?? 0}`);
      return;
    }
    const changed = Object.fromEntries(
      Object.keys(outcome.files).map((path) => [path, healed.files[path] ?? null]),
    );
    expect(changed).toEqual(outcome.files);
    expect(healed.problems).toEqual([]);
    expect(healed.kinds).toEqual(outcome.kinds);
    expect(healed.result).toBe('healed');
    // A second run has nothing left to do.
    const again = fixProject(healed.files, inspectWithOxc, {
      only: new Set([...Object.keys(files), ...Object.keys(outcome.files)]),
    });
    expect(again.fixed).toEqual([]);
  });
});

describe('the project behind the broken answers', () => {
  it('passes all checks and needs no fixer', () => {
    expect(checkProject(baseProject, inspectWithOxc)).toEqual([]);
    expect(fixProject(baseProject, inspectWithOxc).fixed).toEqual([]);
  });

  it('covers at least 100 complaints, three quarters of which heal without a model', () => {
    const fixtures = brokenFixtures.flatMap((family) => family.fixtures);
    const healing = fixtures.filter(({ outcome }) => 'files' in outcome);
    expect(fixtures.length).toBeGreaterThanOrEqual(100);
    expect(healing.length / fixtures.length).toBeGreaterThanOrEqual(0.75);
    expect(new Set(fixtures.map(({ name }) => name)).size).toBe(fixtures.length);
  });
});
