// @vitest-environment happy-dom
import { designPath } from '@kilim/design-model';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  button,
  canvas,
  drag,
  drop,
  field,
  openDesigner,
  point,
  pressOnCanvas,
  selected,
} from '../testing/open-designer.ts';

vi.mock('@kilim/preview/host', () => import('../../testing/fake-preview-host.ts'));

describe('the canvas by pointer', () => {
  // The canvas has no size here, so it shows the device at 100 % from (24, 24).
  it('moves an element by one step and drops the drag on Escape', async () => {
    const studio = await openDesigner();
    const target = await canvas();
    await drop(button, 224, 224);
    expect([field('X').value, field('Y').value]).toEqual(['150', '178']);
    await drag([224, 224], [264, 284], { ctrlKey: true });
    expect([field('X').value, field('Y').value]).toEqual(['190', '238']);
    target.setPointerCapture = () => undefined;
    point(target, 'pointerDown', 264, 284);
    point(target, 'pointerMove', 300, 300);
    await pressOnCanvas(studio, '{Escape}');
    point(target, 'pointerUp', 300, 300);
    expect([field('X').value, field('Y').value]).toEqual(['190', '238']);
    await studio.user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect([field('X').value, field('Y').value]).toEqual(['150', '178']);
  });

  it('selects by a rectangle, adds with Shift and deselects on the empty canvas', async () => {
    await openDesigner();
    for (const y of [124, 324]) await drop(button, 224, y);
    await drag([50, 50], [350, 380]);
    expect(selected()).toHaveLength(2);
    await drag([224, 700], [224, 700]);
    expect(selected()).toHaveLength(0);
    await drag([224, 124], [224, 124]);
    await drag([224, 324], [224, 324], { shiftKey: true });
    expect(selected()).toHaveLength(2);
  });

  it('resizes from a handle, never below 10 pixels', async () => {
    await openDesigner();
    const target = await canvas();
    await drop(button, 224, 224);
    const handle = target.querySelector<HTMLElement>('[data-handle="bottom-right"]');
    if (handle === null) throw new Error('There is no handle.');
    target.setPointerCapture = () => undefined;
    const resize = (x: number, y: number): void => {
      point(handle, 'pointerDown', 274, 246, { ctrlKey: true });
      point(target, 'pointerMove', 274 + x / 2, 246 + y / 2, { ctrlKey: true });
      point(target, 'pointerMove', 274 + x, 246 + y, { ctrlKey: true });
      point(target, 'pointerUp', 274 + x, 246 + y, { ctrlKey: true });
    };
    resize(60, 16);
    expect([field('Genişlik').value, field('Yükseklik').value]).toEqual(['160', '60']);
    resize(-900, -900);
    expect([field('Genişlik').value, field('Yükseklik').value]).toEqual(['10', '10']);
  });
});

describe('distances and rulers', () => {
  it('shows the distances to the sides of the screen while Alt is held', async () => {
    await openDesigner();
    await drop(button, 224, 224);
    const target = await canvas();
    point(target, 'pointerMove', 380, 700, { altKey: true });
    const shown = () => [...target.querySelectorAll('[data-distance]')].map((line) => line.textContent);
    expect(shown()).toEqual(['150', '125', '178', '590']);
    point(target, 'pointerMove', 380, 700);
    expect(shown()).toEqual([]);
  });

  it('shows grid and rulers on request', async () => {
    const { user } = await openDesigner();
    const target = await canvas();
    expect(target.querySelector('.designer-grid')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Izgara ve cetveller' }));
    expect(target.querySelector('.designer-grid')).not.toBeNull();
  });

  it('zooms from 50 to 200 % in steps of 10', async () => {
    const { user } = await openDesigner();
    const zoom = () => screen.getByRole('button', { name: /%100 yap$/ }).textContent;
    for (let step = 0; step < 14; step += 1) {
      await user.click(screen.getByRole('button', { name: 'Yakınlaştır' }));
    }
    expect(zoom()).toBe('%200');
    await user.click(screen.getByRole('button', { name: 'Uzaklaştır' }));
    expect(zoom()).toBe('%190');
  });

  it('keeps the zoom when a change is stored in the project', async () => {
    const { user, project } = await openDesigner();
    const zoom = () => screen.getByRole('button', { name: /%100 yap$/ }).textContent;
    await user.click(screen.getByRole('button', { name: 'Yakınlaştır' }));
    await drop(button, 224, 224);
    await waitFor(() => expect(project.contents.has(designPath)).toBe(true), { timeout: 10_000 });
    expect(zoom()).toBe('%110');
  });
});
