import { expect, it } from 'vitest';
import { recordedBuild } from '../src/features/home/showcase/recorded-build.generated.ts';
import { recordBuild } from './record-build.ts';

it('is what the built-in provider writes and what the export contains', () => {
  expect(recordedBuild).toEqual(recordBuild());
});
