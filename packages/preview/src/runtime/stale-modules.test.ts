import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findStaleModules, indexImporters } from './stale-modules.ts';

describe('findStaleModules', () => {
  it('follows importers up to boundaries, also in import cycles', () => {
    const importers = indexImporters([
      { path: 'app', links: { './home': 'home', './list': 'list' } },
      { path: 'home', links: { './theme': 'theme', './theme.ts': 'theme', react: 'vendor:react' } },
      { path: 'list', links: { './theme': 'theme', './home': 'home' } },
      { path: 'theme', links: { './list': 'list' } },
    ]);
    expect(importers.get('theme')).toEqual(['home', 'list']);
    expect(findStaleModules(['theme'], importers, (path) => path === 'home')).toEqual(
      new Set(['theme', 'home', 'list', 'app']),
    );
    expect(findStaleModules(['home'], importers, (path) => path === 'home')).toEqual(new Set(['home']));
  });

  it('includes exactly the importers of modules that are not boundaries', () => {
    const path = fc.integer({ min: 0, max: 8 }).map(String);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(path, path), { maxLength: 30 }),
        fc.array(path),
        fc.array(path),
        (edges, changed, boundaries) => {
          const modules = edges.map(([from, to]) => ({ path: from, links: { [to]: to } }));
          const importers = indexImporters(modules);
          const stale = findStaleModules(changed, importers, (name) => boundaries.includes(name));
          for (const name of changed) expect(stale.has(name)).toBe(true);
          for (const [from, to] of edges)
            if (stale.has(to) && !boundaries.includes(to)) expect(stale.has(from)).toBe(true);
          for (const name of stale)
            expect(
              changed.includes(name) ||
                edges.some(([from, to]) => from === name && stale.has(to) && !boundaries.includes(to)),
            ).toBe(true);
        },
      ),
    );
  });
});
