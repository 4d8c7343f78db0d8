// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  canvas,
  field,
  insert,
  openDesigner,
  options,
  pressOnCanvas,
  selected,
} from '../testing/open-designer.ts';

vi.mock('@kilim/preview/host', () => import('../../testing/fake-preview-host.ts'));

describe('the canvas by keyboard', () => {
  it('moves, resizes, duplicates, deletes, undoes and repeats', async () => {
    const studio = await openDesigner();
    await insert(studio, 'Düğme');
    const [x, y] = [Number(field('X').value), Number(field('Y').value)];
    await pressOnCanvas(studio, '{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    expect([field('X').value, field('Y').value]).toEqual([String(x + 2), String(y + 20)]);
    await pressOnCanvas(studio, '{Control>}{ArrowRight}{/Control}');
    expect(field('Genişlik').value).toBe('101');
    await pressOnCanvas(studio, '{Control>}d{/Control}');
    expect(options()).toHaveLength(2);
    expect(field('X').value).toBe(String(x + 22));
    await pressOnCanvas(studio, '{Delete}');
    expect(options()).toHaveLength(1);
    await pressOnCanvas(studio, '{Control>}z{/Control}');
    expect(options()).toHaveLength(2);
    await pressOnCanvas(studio, '{Control>}{Shift>}z{/Shift}{/Control}');
    expect(options()).toHaveLength(1);
  });

  it('goes through elements by Tab and out by Escape', async () => {
    const studio = await openDesigner();
    await insert(studio, 'Düğme');
    await insert(studio, 'Metin');
    await pressOnCanvas(studio, '{Escape}{Enter}');
    expect(selected()[0]).toContain('Düğme');
    await pressOnCanvas(studio, '{Tab}');
    expect(selected()[0]).toContain('Metin');
    expect((await canvas()) === document.activeElement).toBe(true);
    await pressOnCanvas(studio, '{Escape}');
    expect(selected()).toEqual([]);
  });

  it('copies and pastes as text, also to another screen', async () => {
    const studio = await openDesigner();
    await insert(studio, 'Düğme');
    let copied = '';
    const data = { setData: (_type: string, text: string) => (copied = text), getData: () => copied };
    fireEvent.copy(await canvas(), { clipboardData: data });
    await studio.user.click(screen.getByRole('button', { name: 'Ekranlar' }));
    await studio.user.click(screen.getByRole('button', { name: 'Ekran ekle' }));
    expect(options()).toHaveLength(0);
    fireEvent.paste(await canvas(), { clipboardData: data });
    expect(options()).toHaveLength(1);
    copied = 'no element';
    fireEvent.paste(await canvas(), { clipboardData: data });
    expect(options()).toHaveLength(1);
  });
});
