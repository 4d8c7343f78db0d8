// @vitest-environment happy-dom
import {
  cancelExportVerification,
  checkExport,
  type ExportVerification,
  getExportVerification,
  startExportVerification,
  type VerificationResult,
} from '@kilim/contract';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { callsTo } from '../../../testing/request-log.ts';
import { respond } from '../../../testing/respond.ts';
import { renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

const described = {
  packages: [],
  warnings: [],
  warningCount: 0,
  folder: 'hali',
  files: [{ path: 'package.json', size: 900 }],
  digest: 'd1',
  zipBytes: 4_096,
};
const verification: ExportVerification = {
  id: 'v1',
  status: 'waiting',
  step: null,
  language: 'tr',
  results: [],
  omitted: [],
  digest: 'd1',
  createdAt: '2026-11-24T10:00:00.000+00:00',
  endedAt: null,
};
const passed = (step: VerificationResult['step']): VerificationResult => ({
  step,
  outcome: 'passed',
  seconds: 12,
  problems: [],
  problemCount: 0,
});

async function openExport(
  state: { isOffered?: boolean; remaining?: number; verification?: ExportVerification | null },
  check: Partial<typeof described> | { packages: [{ name: string; version: null; uses: [] }] } = {},
) {
  const reply = { isOffered: true, remaining: 4, verification: null, ...state };
  const studio = await renderStudio({
    handlers: [
      respond(checkExport, { ...described, ...check }),
      respond(getExportVerification, reply),
      respond(startExportVerification, { verification }),
      respond(cancelExportVerification, { verification }),
    ],
  });
  await studio.user.click(screen.getByRole('button', { name: 'Dışa aktar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Projeyi dışa aktarın' }));
  await dialog.findByText('package.json');
  return { ...studio, dialog };
}

it('is not offered unless an administrator allows it', async () => {
  const { dialog } = await openExport({ isOffered: false });
  await expect.poll(() => callsTo(getExportVerification).length).toBeGreaterThan(0);
  expect(dialog.queryByText('Kurulup derlendiğini doğrulayın')).toBeNull();
});

it('starts a verification and says how many are left', async () => {
  const { user, dialog } = await openExport({});
  await dialog.findByText('Bugün 4 hakkınız kaldı');
  await user.click(dialog.getByRole('button', { name: 'Doğrula' }));
  await expect
    .poll(() => callsTo(startExportVerification).map(({ body }) => body))
    .toEqual([{ language: 'tr' }]);
});

it('shows the running step and stops it', async () => {
  const running: ExportVerification = {
    ...verification,
    status: 'running',
    step: 'types',
    results: [passed('install')],
  };
  const { user, dialog } = await openExport({ verification: running });
  await dialog.findByText('Doğrulanıyor');
  expect(dialog.getByText('Başarılı, 12 sn')).toBeTruthy();
  expect(dialog.getByText('Sürüyor')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Durdur' }));
  await expect.poll(() => callsTo(cancelExportVerification).length).toBe(1);
});

it('shows what failed with its place, and whether the zip has the report', async () => {
  const problems = [{ path: 'src/A.tsx', line: 3, message: 'TS2322: no' }];
  const failed: ExportVerification = {
    ...verification,
    status: 'failed',
    results: [passed('install'), { ...passed('types'), outcome: 'failed', problems, problemCount: 3 }],
    omitted: ['metro.config.js'],
    endedAt: '2026-11-24T10:05:00.000+00:00',
  };
  const { dialog } = await openExport({ verification: failed });
  await dialog.findByText('Proje tamamen doğrulanamadı');
  for (const text of ['TS2322: no', 'src/A.tsx, 3. satır', 've 2 sorun daha']) dialog.getByText(text);
  dialog.getByText(/metro\.config\.js/);
  dialog.getByText('Rapor, zip dosyasında VERIFICATION.md adıyla yer alır.');
});

it('says that the project changed since, and that none is left', async () => {
  const old: ExportVerification = {
    ...verification,
    status: 'passed',
    digest: 'd0',
    results: [passed('install')],
  };
  const { dialog } = await openExport({ verification: old, remaining: 0 });
  await dialog.findByText('Bu sonuçtan sonra proje değişti; rapor zip dosyasına eklenmez.');
  dialog.getByText('Bugünkü haklarınız bitti; yarın yeniden deneyin.');
  expect(dialog.getByRole('button', { name: 'Yeniden doğrula' })).toHaveProperty('disabled', true);
});

it('does not verify an export with added packages', async () => {
  const { dialog } = await openExport({}, { packages: [{ name: 'axios', version: null, uses: [] }] });
  await dialog.findByText(/yalnızca denenmiş paketler kurulur/);
  expect(dialog.getByRole('button', { name: 'Doğrula' })).toHaveProperty('disabled', true);
});
