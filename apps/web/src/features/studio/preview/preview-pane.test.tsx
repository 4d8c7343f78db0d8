// @vitest-environment happy-dom
import { startTurn, writeFiles } from '@kilim/contract';
import type { ConsoleEntry, PreviewError } from '@kilim/preview/host';
import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { claimStore, eraseStore } from '../../../storage/store-owner.ts';
import { callsTo } from '../../../testing/request-log.ts';
import { findPreviewHost, previewHost } from '../testing/fake-preview-host.ts';
import { testProject } from '../testing/fixtures.ts';
import { editCode, renderStudio } from '../testing/render-studio.tsx';
import { createAppStorage } from './app-storage.ts';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

const error: PreviewError = {
  code: 'syntax',
  message: 'Unexpected token',
  params: {},
  path: 'src/App.tsx',
  line: 2,
  column: 3,
  frame: '> 2 | const = ;',
  stack: [],
};
const files = { 'src/App.tsx': 'const a = 1;\nconst b = 2;\n', 'package.json': '{}' };

const preview = () => screen.getByRole('region', { name: 'Önizleme' });
const button = (name: string) => within(preview()).getByRole<HTMLButtonElement>('button', { name });
const report = (state: Parameters<ReturnType<typeof previewHost>['report']>[0]) =>
  act(async () => previewHost().report(state));

function logEntry(id: number, level: 'log' | 'error', text: string): ConsoleEntry {
  const location = { path: 'src/App.tsx', line: 2, column: 1 };
  return { kind: 'entry', id, level, at: 0, values: [{ kind: 'text', text }], location };
}

/** Opens the studio and waits until the preview has started. */
async function renderPreview(options: Parameters<typeof renderStudio>[0] = {}) {
  const studio = await renderStudio({ files, ...options });
  await findPreviewHost();
  return studio;
}

describe('the running app', () => {
  it('shows a notice until it has started', async () => {
    await renderPreview();
    within(preview()).getByText('Önizleme başlıyor');
    await report({ kind: 'running', lastGood: true });
    expect(within(preview()).queryByText('Önizleme başlıyor')).toBeNull();
  });

  it('gets edits before they are saved', async () => {
    await renderPreview();
    expect(previewHost().files).toEqual(files);
    await editCode('edited');
    expect(previewHost().files['src/App.tsx']).toBe('edited');
    expect(callsTo(writeFiles)).toEqual([]);
  });
});

/** Chooses from the menu of a narrow toolbar. */
async function chooseMore(user: Awaited<ReturnType<typeof renderPreview>>['user'], name: string) {
  await user.click(button('Diğer önizleme ayarları'));
  await user.click(await screen.findByRole('menuitem', { name }));
}

describe('the toolbar', () => {
  /** The simulated screen: the parent of the element that the host fills. */
  const deviceSize = () => {
    const device = preview().querySelector<HTMLElement>('[data-device]');
    return [device?.dataset['device'], device?.style.width, device?.style.height];
  };

  it('switches and rotates the device', async () => {
    const { user } = await renderPreview();
    expect(deviceSize()).toEqual(['iphone', '397px', '834px']);
    await user.click(button('Cihaz: iPhone'));
    await user.click(await screen.findByRole('menuitem', { name: /^Tablet/ }));
    expect(deviceSize()).toEqual(['tablet', '800px', '1056px']);
    await chooseMore(user, 'Cihazı döndür');
    expect(deviceSize()).toEqual(['tablet', '1056px', '800px']);
  });

  it('offers every device with its size', async () => {
    const { user } = await renderPreview();
    await user.click(button('Cihaz: iPhone'));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'iPhone375 × 812seçili',
      'Android360 × 800',
      'Mobil375 × 812',
      'Tablet768 × 1024',
      'Masaüstü1200 × 800',
      'Alanı doldur',
    ]);
  });

  it('zooms in steps of 10 % and fits again', async () => {
    const { user } = await renderPreview();
    const choose = async (name: string): Promise<void> => {
      await user.click(within(preview()).getByRole('button', { name: /^Yakınlaştırma/ }));
      await user.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('%80');
    await choose('Yakınlaştır');
    button('Yakınlaştırma: %90');
    await choose('Alana sığdır');
    // The pane has no size in this test, so the device has the smallest scale.
    button('Yakınlaştırma: %10');
  });

  it('fills the pane of a phone and offers no zoom there', async () => {
    await renderPreview({ width: 390 });
    expect(deviceSize()[0]).toBe('fill');
    expect(within(preview()).queryByRole('button', { name: /^Yakınlaştırma/, hidden: true })).toBeNull();
  });

  it('switches the theme of the device', async () => {
    const { user } = await renderPreview();
    await chooseMore(user, 'Cihazda koyu tema');
    expect(previewHost().colorScheme).toBe('dark');
    await chooseMore(user, 'Cihazda açık tema');
    expect(previewHost().colorScheme).toBe('light');
  });

  it('reloads the app', async () => {
    const { user } = await renderPreview();
    await user.click(button('Uygulamayı yeniden başlat'));
    expect(previewHost().restarts).toBe(1);
  });
});

describe('resetting the data of the app', () => {
  async function confirmReset(user: Parameters<typeof chooseMore>[0]): Promise<void> {
    await chooseMore(user, 'Uygulama verilerini sıfırla');
    await user.click(await screen.findByRole('button', { name: 'Verileri sil' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }

  it('is done by the running app after a confirmation', async () => {
    const { user } = await renderPreview();
    await chooseMore(user, 'Uygulama verilerini sıfırla');
    await user.click(await screen.findByRole('button', { name: 'Vazgeç' }));
    expect(previewHost().resets).toBe(0);
    await confirmReset(user);
    expect(previewHost().resets).toBe(1);
  });

  it('erases the stored data of an app that does not run', async () => {
    const { user } = await renderPreview();
    await claimStore('u1');
    const store = createAppStorage(testProject.id);
    await store.write([['a', '1']]);
    await chooseMore(user, 'Uygulamayı durdur');
    await within(preview()).findByText('Uygulama çalışmıyor');
    await confirmReset(user);
    await waitFor(async () => expect(await store.read()).toEqual([]));
    await eraseStore();
  });
});

describe('safe mode', () => {
  it('stops the app and runs it again', async () => {
    const { user } = await renderPreview();
    const stopped = previewHost();
    await chooseMore(user, 'Uygulamayı durdur');
    await within(preview()).findByText('Uygulama çalışmıyor');
    expect(stopped.isDisposed).toBe(true);
    expect(previewHost).toThrow('The studio runs no preview host.');
    expect(button('Uygulamayı yeniden başlat').disabled).toBe(true);
    const [run] = within(preview()).getAllByRole('button', { name: 'Uygulamayı çalıştır' });
    await user.click(run as HTMLElement);
    expect(await findPreviewHost()).not.toBe(stopped);
    expect(within(preview()).queryByText('Uygulama çalışmıyor')).toBeNull();
  });

  it('opens from an address with the parameter and removes it when the app runs', async () => {
    window.history.replaceState(null, '', '?safe');
    const { user, router } = await renderStudio({ files, search: '?safe' });
    window.history.replaceState(null, '', window.location.pathname);
    await within(preview()).findByText('Uygulama çalışmıyor');
    await user.click(
      within(preview()).getAllByRole('button', { name: 'Uygulamayı çalıştır' })[0] as HTMLElement,
    );
    await waitFor(() => expect(router.state.location.search).toBe(''));
    within(preview()).getByText('Önizleme başlıyor');
  });

  it('starts after the app froze on the last visit', async () => {
    const { unmount } = await renderPreview();
    await report({ kind: 'frozen', lastGood: true, reason: 'unresponsive' });
    unmount();
    await renderStudio({ files });
    const alert = await within(preview()).findByRole('alert');
    expect(alert.textContent).toContain('Güvenli kip: uygulama çalıştırılmadı');
  });
});

describe('an error', () => {
  it('is shown in place of the app and opens its line', async () => {
    const { user } = await renderPreview();
    await user.click(screen.getByRole('treeitem', { name: 'package.json' }));
    await report({ kind: 'build-error', lastGood: false, error });
    const alert = within(preview()).getByRole('alert');
    expect(alert.textContent).toContain('Sözdizimi hatası: Unexpected token');
    expect(alert.textContent).toContain('src/App.tsx, satır 2');
    await user.click(button('Satıra git'));
    screen.getByRole('tab', { name: 'App.tsx', selected: true });
    await screen.findByText('Satır 2, sütun 3');
  });

  it('is put into the prompt input with its price, and is not sent', async () => {
    const { user } = await renderPreview();
    await report({ kind: 'build-error', lastGood: false, error });
    await user.click(button('AI ile düzelt'));
    const input = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'AI asistanına yazın' });
    const prompt =
      'Önizlemede şu hata var, düzelt: Sözdizimi hatası: Unexpected token (src/App.tsx:2)\n\n```\n> 2 | const = ;\n```';
    expect(input.value).toBe(prompt);
    await screen.findByText('yaklaşık 4 kredi');
    await user.click(button('AI ile düzelt'));
    expect(input.value).toBe(prompt);
    expect(callsTo(startTurn)).toEqual([]);
  });

  it('shows a collapsed chat with the prompt that fixes it', async () => {
    const { user } = await renderPreview({ width: 900 });
    await user.click(screen.getByRole('button', { name: 'Sohbeti gizle' }));
    await report({ kind: 'runtime-error', lastGood: true, error: { ...error, code: 'runtime' } });
    await user.click(button('AI ile düzelt'));
    const input = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'AI asistanına yazın' });
    expect(input.value).toMatch(/^Önizlemede şu hata var/);
  });

  it('covers a working screen only with a bar that expands and can be dismissed', async () => {
    const { user } = await renderPreview();
    await report({ kind: 'runtime-error', lastGood: true, error: { ...error, code: 'runtime' } });
    within(preview()).getByText(/Son çalışan ekran gösteriliyor/);
    expect(within(preview()).queryByText('Çalışma hatası')).toBeNull();
    await user.click(button('Ayrıntılar'));
    within(preview()).getByText('Çalışma hatası');
    await user.click(button('Kapat'));
    expect(previewHost().dismissals).toBe(1);
  });

  it('marks the file in the tree', async () => {
    await renderPreview();
    await report({ kind: 'build-error', lastGood: false, error });
    screen.getByRole('treeitem', { name: 'App.tsx, hata var' });
  });
});

describe('the full screen', () => {
  it('covers the window, makes the rest inert and closes by Escape', async () => {
    const { user } = await renderPreview();
    const host = previewHost();
    await user.click(button('Tam ekran'));
    const dialog = screen.getByRole('dialog', { name: 'Önizleme' });
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Tam ekrandan çık' }));
    expect(screen.getByRole('link', { name: 'Panele dön' }).closest('[inert]')).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link', { name: 'Panele dön' }).closest('[inert]')).toBeNull();
    expect(document.activeElement).toBe(button('Tam ekran'));
    // The app was neither restarted nor replaced.
    expect([previewHost() === host, host.restarts]).toEqual([true, 0]);
  });

  it('shows only the app and a button to leave on a phone', async () => {
    const { user } = await renderPreview({ width: 390 });
    await user.click(screen.getByRole('button', { name: 'Proje menüsü' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Tam ekran' }));
    const dialog = screen.getByRole('dialog', { name: 'Önizleme' });
    expect(
      within(dialog)
        .getAllByRole('button')
        .map((element) => element.textContent),
    ).toEqual(['Tam ekrandan çık']);
    await user.click(within(dialog).getByRole('button'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('other problems', () => {
  it('says that the device is offline and retries when the network returns', async () => {
    await renderPreview();
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(async () => window.dispatchEvent(new Event('offline')));
    await report({ kind: 'unavailable', lastGood: false, reason: 'frame' });
    within(preview()).getByText('Çevrimdışısınız');
    network.mockRestore();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(previewHost().restarts).toBe(1);
  });

  it('offers to restart or stop a frozen app', async () => {
    const { user } = await renderPreview();
    await report({ kind: 'frozen', lastGood: false, reason: 'unresponsive' });
    within(preview()).getByText('Uygulama yanıt vermiyor');
    await user.click(button('Yeniden başlat'));
    expect(previewHost().restarts).toBe(1);
    await user.click(button('Çalıştırmadan devam et'));
    within(preview()).getByText('Uygulama çalışmıyor');
  });

  it('offers to create a missing entry file', async () => {
    const { user, project } = await renderPreview({ files: { 'src/a.ts': 'a' } });
    await report({ kind: 'no-entry', lastGood: false, candidates: ['src/App.tsx', 'App.tsx'] });
    await user.click(button('src/App.tsx oluştur'));
    await waitFor(() => expect(project.contents.has('src/App.tsx')).toBe(true));
  });

  it('offers to retry when the preview cannot be loaded', async () => {
    const { user } = await renderPreview();
    await report({ kind: 'unavailable', lastGood: false, reason: 'frame' });
    within(preview()).getByText('Önizleme yüklenemedi');
    await user.click(button('Yeniden başlat'));
    expect(previewHost().restarts).toBe(1);
  });
});

describe('the console', () => {
  const log = (...entries: ConsoleEntry[]) => act(async () => previewHost().log(...entries));

  it('counts problems since the last start on its button', async () => {
    await renderPreview();
    expect(button('Konsolu aç').title).toBe('Sorun yok');
    await log(logEntry(1, 'error', 'old'), { kind: 'restarted', id: 2, at: 0 });
    await log(logEntry(3, 'error', 'new'), logEntry(4, 'log', 'note'));
    await report({ kind: 'build-error', lastGood: true, error });
    expect(button('Konsolu aç').title).toBe('2 sorun');
  });

  it('lists, filters and clears the output', async () => {
    const { user } = await renderPreview();
    await log(logEntry(1, 'log', 'hello'), logEntry(2, 'error', 'boom'));
    await user.click(button('Konsolu aç'));
    const console = await screen.findByRole('region', { name: 'Konsol' });
    within(console).getByText('hello');
    await user.selectOptions(within(console).getByRole('combobox', { name: 'Düzey' }), 'error');
    expect(within(console).queryByText('hello')).toBeNull();
    within(console).getByText('boom');
    await user.type(within(console).getByRole('textbox', { name: 'Konsolda ara' }), 'xyz');
    within(console).getByText('Aramaya uyan satır yok.');
    await user.click(within(console).getByRole('button', { name: 'Konsolu temizle' }));
    within(console).getByText(/^Konsol boş/);
  });

  it('opens the line that logged an entry', async () => {
    const { user } = await renderPreview();
    await user.click(screen.getByRole('treeitem', { name: 'package.json' }));
    await log(logEntry(1, 'log', 'hello'));
    await user.click(button('Konsolu aç'));
    await user.click(button('src/App.tsx dosyasında 2. satıra git'));
    screen.getByRole('tab', { name: 'App.tsx', selected: true });
    await screen.findByText('Satır 2, sütun 1');
  });
});
