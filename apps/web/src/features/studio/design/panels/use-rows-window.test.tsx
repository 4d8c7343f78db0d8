// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRowsWindow } from './use-rows-window.ts';

function List({ count }: { readonly count: number }) {
  const list = useRef<HTMLUListElement>(null);
  const rows = useRowsWindow(list, count, { fine: 50, coarse: 50 });
  return (
    <div data-testid="scroller" style={{ overflowY: 'auto' }}>
      <button onClick={() => rows.show(150)} type="button">
        150
      </button>
      <ul ref={list}>
        {Array.from({ length: count }, (_, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own
          rows.isDrawn(index) ? <li key={index}>{index}</li> : null,
        )}
      </ul>
    </div>
  );
}

// happy-dom has no layout: a panel of 200 pixels at the top of the page, whose list moves with its scrolling.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = this instanceof HTMLUListElement ? -(this.parentElement?.scrollTop ?? 0) : 0;
    return new DOMRect(0, top, 100, 200);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const drawn = (): readonly number[] =>
  screen.getAllByRole('listitem').map(({ textContent }) => Number(textContent));

it('draws the rows in view and some around them', () => {
  render(<List count={200} />);
  const scroller = screen.getByTestId('scroller');
  scroller.scrollTop = 5_000;
  fireEvent.scroll(scroller);
  const rows = drawn();
  expect(rows.length).toBeLessThan(30);
  for (const row of [100, 101, 102, 103]) expect(rows).toContain(row);
});

it('scrolls to a row and draws it at once', () => {
  render(<List count={200} />);
  expect(drawn()).not.toContain(150);
  fireEvent.click(screen.getByRole('button', { name: '150' }));
  expect(drawn()).toContain(150);
});
