// @vitest-environment happy-dom
import { decideHeldChanges, getHeldChanges, type HeldChanges, listMessages } from '@kilim/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { callsTo } from '../../../testing/request-log.ts';
import { respond, respondError } from '../../../testing/respond.ts';
import { server } from '../../../testing/server.ts';
import { makeAnswer } from '../testing/fixtures.ts';
import { renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

const file = { path: 'src/Profile.tsx', kind: 'updated', added: 2, removed: 1 } as const;
const open: HeldChanges = { state: 'open', files: [{ ...file, reason: 'scope' }], versionId: null };
const diff = { path: file.path, current: 'bir\n', next: 'iki\n', isConflicting: false };

async function renderHeld(held: HeldChanges, handlers: Parameters<typeof renderStudio>[0] = {}) {
  let current = held;
  await renderStudio({
    handlers: [
      respond(listMessages, () => ({
        messages: [makeAnswer({ turnId: 't1', held: current })],
        nextCursor: null,
      })),
      respond(decideHeldChanges, ({ body }) => {
        current = { ...held, state: body.decision === 'apply' ? 'applied' : 'left' };
        return current;
      }),
      ...(handlers.handlers ?? []),
    ],
    ...(handlers.language && { language: handlers.language }),
  });
  return screen.findByRole('region', {
    name: handlers.language === 'en' ? 'Waiting change: 1 file' : 'Bekleyen değişiklik: 1 dosya',
  });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('waiting changes in the chat', () => {
  it('name the files and why they wait, and are applied on a press', async () => {
    const card = await renderHeld(open);
    within(card).getByText('İsteğinizle ilgili görünmediği için uygulanmadı.');
    within(card).getByText('Uygulamak ek kredi harcamaz.');
    expect(card.textContent).toContain('Profile.tsx');
    press('Uygula');
    await screen.findByText('Bekleyen değişiklikler uygulandı.');
    expect(callsTo(decideHeldChanges)).toMatchObject([{ body: { decision: 'apply' } }]);
    expect(screen.queryByRole('button', { name: 'Uygula' })).toBeNull();
  });

  it('are left on a press', async () => {
    await renderHeld(open);
    press('Bırak');
    await screen.findByText('Bekleyen değişiklikler bırakıldı.');
  });

  it('show their difference on request, and a conflict', async () => {
    const handlers = [respond(getHeldChanges, { files: [{ ...diff, isConflicting: true }] })];
    await renderHeld(open, { handlers });
    press('Farkı göster');
    await screen.findByText(/aynı yerde değişti/);
    press('Farkı gizle');
    expect(screen.queryByText(/aynı yerde değişti/)).toBeNull();
  });

  it('offer to unlock a locked file, in English too', async () => {
    const locked = { ...open, files: [{ ...file, reason: 'locked' as const }] };
    await renderHeld(locked, { language: 'en' });
    screen.getByText('Not applied, because the file is locked.');
    screen.getByRole('button', { name: 'Unlock and apply' });
  });

  it('say why they cannot be applied', async () => {
    const params = { path: file.path };
    await renderHeld(open);
    server.use(respondError(decideHeldChanges, 'held_changes_conflict', { params }));
    press('Uygula');
    await screen.findByText(/src\/Profile\.tsx dosyası o zamandan beri aynı yerde değişti/);
  });

  it('say that they have expired', async () => {
    const card = await renderHeld({ ...open, state: 'expired' });
    expect(within(card).queryByRole('button')).toBeNull();
    within(card).getByText(/süresi doldu/);
  });
});
