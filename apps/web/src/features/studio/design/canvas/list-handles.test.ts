import { resizeHandles } from '@kilim/design-model';
import { describe, expect, it } from 'vitest';
import { listHandles } from './list-handles.ts';

describe('listHandles', () => {
  it('offers all eight around a frame with room', () => {
    expect(listHandles(120, 60)).toEqual(resizeHandles);
  });

  it('leaves room to drag a narrow or a low frame', () => {
    expect(listHandles(30, 200)).not.toContain('top');
    expect(listHandles(200, 30)).not.toContain('left');
  });

  it('offers one corner of a tiny frame', () => {
    expect(listHandles(20, 10)).toEqual(['bottom-right']);
  });
});
