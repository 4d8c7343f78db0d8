// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { setWindowWidth } from '../../../testing/render-screen.tsx';
import { isCodeRemembered } from '../session/code-choice.ts';
import { findPreviewHost, previewHost } from '../testing/fake-preview-host.ts';
import { testProject } from '../testing/fixtures.ts';
import { editCode, renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

/** The panes that the user can reach; the others are inert. */
function reachablePanes(): readonly string[] {
  return ['Dosyalar', 'Kod', 'Önizleme', 'Sohbet'].filter((name) => {
    const region = screen.queryByRole('region', { name });
    return region !== null && region.closest('[inert]') === null;
  });
}

describe('a narrow window', () => {
  const narrow = { width: 390 };

  it('shows one pane at a time, the chat first in a new project', async () => {
    const { user } = await renderStudio(narrow);
    const bar = within(screen.getByRole('navigation', { name: 'Bölümler' }));
    expect(reachablePanes()).toEqual(['Sohbet']);
    await user.click(bar.getByRole('button', { name: 'Önizleme' }));
    expect(reachablePanes()).toEqual(['Önizleme']);
    expect(bar.getByRole('button', { current: 'page' }).textContent).toBe('Önizleme');
    await user.click(bar.getByRole('button', { name: 'Kod' }));
    expect(reachablePanes()).toEqual(['Kod']);
  });

  it('shows the app first once there is one', async () => {
    await renderStudio({
      ...narrow,
      files: { 'src/App.tsx': 'a', 'src/theme.ts': 'b', 'package.json': '{}' },
    });
    expect(reachablePanes()).toEqual(['Önizleme']);
  });

  it('marks unsaved code on its tab', async () => {
    await renderStudio(narrow);
    const code = screen.getByRole('button', { name: 'Kod' });
    await editCode('edited', { isHidden: true });
    expect(code.textContent).toBe('Kodkaydedilmemiş değişiklik');
  });

  it('reaches everything of the wide bars in one menu', async () => {
    const { user } = await renderStudio(narrow);
    await user.click(screen.getByRole('button', { name: 'Proje menüsü' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Sürümler',
      'Dışa aktar',
      'Tam ekran',
      'Komut paleti',
      'AI bileşen üretici',
      'Şablonlar',
      'Kitaplık',
      'Görsel editör',
      'Etkileşimli test',
      'Proje kuralları',
      'Sohbeti temizle',
      'Koyu temaya geç',
      'Switch to English',
      'Klavye kısayolları',
      'Panel',
      'Ayarlar',
      'Çıkış Yap',
    ]);
  });

  it('keeps the preview running while another pane is shown', async () => {
    const { user } = await renderStudio(narrow);
    const host = await findPreviewHost();
    const bar = within(screen.getByRole('navigation', { name: 'Bölümler' }));
    await user.click(bar.getByRole('button', { name: 'Önizleme' }));
    await user.click(bar.getByRole('button', { name: 'Kod' }));
    expect(previewHost()).toBe(host);
    expect(host.isDisposed).toBe(false);
  });

  it('opens a file from the drawer and closes it', async () => {
    const { user } = await renderStudio(narrow);
    await user.click(screen.getByRole('button', { name: 'Kod' }));
    await user.click(screen.getByRole('button', { name: 'Dosyalar' }));
    const drawer = await screen.findByRole('dialog', { name: 'Dosyalar' });
    await user.click(within(drawer).getByRole('treeitem', { name: 'package.json' }));
    await screen.findByRole('tab', { name: 'package.json', selected: true });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the number of problems on the preview', async () => {
    await renderStudio(narrow);
    await findPreviewHost();
    const state = { kind: 'frozen', lastGood: false, reason: 'unresponsive' } as const;
    await act(async () => previewHost().report(state));
    const bar = within(screen.getByRole('navigation', { name: 'Bölümler' }));
    expect(bar.getByRole('button', { name: /^Önizleme/ }).textContent).toContain('1 sorun');
  });

  it('shows the code when an error opens its line', async () => {
    const { user } = await renderStudio(narrow);
    await findPreviewHost();
    const error = {
      code: 'syntax',
      message: 'Unexpected token',
      params: {},
      path: 'src/App.tsx',
      line: 1,
      column: 1,
      frame: null,
      stack: [],
    } as const;
    await act(async () => previewHost().report({ kind: 'build-error', lastGood: false, error }));
    await user.click(screen.getByRole('button', { name: /^Önizleme/ }));
    await user.click(screen.getByRole('button', { name: 'Satıra git' }));
    expect(reachablePanes()).toEqual(['Kod']);
  });
});

describe('a medium window', () => {
  it('switches between code and preview beside the chat', async () => {
    const { user } = await renderStudio({ width: 800 });
    expect(reachablePanes()).toEqual(['Önizleme', 'Sohbet']);
    await user.click(screen.getByRole('button', { name: 'Kod' }));
    expect(reachablePanes()).toEqual(['Kod', 'Sohbet']);
    await user.click(screen.getByRole('button', { name: 'Sohbeti gizle' }));
    expect(reachablePanes()).toEqual(['Kod']);
    await user.click(screen.getByRole('button', { name: 'Sohbeti göster' }));
    expect(reachablePanes()).toEqual(['Kod', 'Sohbet']);
  });
});

describe('a wide window', () => {
  it('starts with a collapsed editor, which opens by a file and is remembered', async () => {
    const first = await renderStudio({ width: 1440, isCodeShown: false });
    expect(reachablePanes()).toEqual(['Dosyalar', 'Önizleme', 'Sohbet']);
    const host = await findPreviewHost();
    await first.user.click(screen.getByRole('treeitem', { name: 'package.json' }));
    expect(reachablePanes()).toEqual(['Dosyalar', 'Kod', 'Önizleme', 'Sohbet']);
    screen.getByRole('tab', { name: 'package.json', selected: true });
    expect(previewHost()).toBe(host);
    expect(isCodeRemembered(testProject.id)).toBe(true);
    await first.user.click(screen.getByRole('button', { name: 'Kodu gizle' }));
    expect(reachablePanes()).toEqual(['Dosyalar', 'Önizleme', 'Sohbet']);
    expect(isCodeRemembered(testProject.id)).toBe(false);
  });

  it('shows four panels with the editor', async () => {
    await renderStudio({ width: 1024 });
    expect(reachablePanes()).toEqual(['Dosyalar', 'Kod', 'Önizleme', 'Sohbet']);
    expect(screen.getAllByRole('separator').map((line) => line.getAttribute('aria-label'))).toEqual([
      'Dosyalar ile kodun arasını ayarla',
      'Kod ile önizlemenin arasını ayarla',
      'Önizleme ile sohbetin arasını ayarla',
    ]);
  });

  it('keeps the prompt of a narrow window that is widened', async () => {
    const { user } = await renderStudio({ width: 390 });
    const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'AI asistanına yazın' });
    await vi.waitFor(() => expect(input().disabled).toBe(false));
    await user.type(input(), 'Make a shop');
    await act(async () => setWindowWidth(1280));
    expect(reachablePanes()).toEqual(['Dosyalar', 'Kod', 'Önizleme', 'Sohbet']);
    expect(input().value).toBe('Make a shop');
  });
});
