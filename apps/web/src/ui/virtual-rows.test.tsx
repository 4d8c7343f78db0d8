// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { VirtualRows } from './virtual-rows.tsx';

const many = Array.from({ length: 1_000 }, (_unused, index) => `row ${index}`);

const show = (items: readonly string[], onEnd = vi.fn()) => {
  render(
    <VirtualRows items={items} keyOf={(item) => item} rowHeight={140} height={384} label="Rows" onEnd={onEnd}>
      {(item) => <span>{item}</span>}
    </VirtualRows>,
  );
  return onEnd;
};

it('renders only the visible rows and names the position of each', () => {
  const onEnd = show(many);
  expect(screen.getAllByRole('listitem').length).toBeLessThan(12);
  const list = screen.getByRole('list').parentElement;
  if (list === null) throw new Error('no list');
  fireEvent.scroll(list, { target: { scrollTop: 140 * 500 } });
  expect(screen.getByText('row 500').closest('li')?.getAttribute('aria-posinset')).toBe('501');
  expect(screen.queryByText('row 0')).toBeNull();
  expect(onEnd).not.toHaveBeenCalled();
  fireEvent.scroll(list, { target: { scrollTop: 140 * 997 } });
  expect(onEnd).toHaveBeenCalledOnce();
});

it('asks for the next page of a short list at once', () => {
  expect(show(many.slice(0, 2))).toHaveBeenCalledOnce();
});
