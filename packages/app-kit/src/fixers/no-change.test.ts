import { describe, expect, it } from 'vitest';
import { inspectWithOxc } from '../../test/inspect-with-oxc.ts';
import { starterFiles } from '../starter/starter-files.ts';
import { fixProject } from './fix-project.ts';

describe('apps without a fault', () => {
  it.each(['tr', 'en'] as const)('stay as they are: the starter in %s', (language) => {
    const files = starterFiles({ name: 'Notlar', language });
    expect(fixProject(files, inspectWithOxc)).toEqual({ files, fixed: [] });
  });
});
