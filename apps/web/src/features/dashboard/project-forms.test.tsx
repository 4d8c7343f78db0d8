// @vitest-environment happy-dom
import { limits } from '@kilim/contract';
import { type Script } from '../../testing/everyday.ts';
import { describeForm, type FormDescription } from '../../testing/form-cases.ts';
import { quietWeek, scriptedProject } from '../../testing/projects.ts';
import { openPage, press, useScriptedPages } from '../../testing/scripted-page.tsx';
// Preloaded, so that a dialog opens within the test's event loop turns.
import './create-project-dialog.tsx';
import './delete-project-dialog.tsx';
import './edit-project-dialog.tsx';
import './import-project-dialog.tsx';
import './trash-dialog.tsx';
import DashboardRoute from './dashboard-route.tsx';
// The lazy dialogs are already in the module cache, so that no test waits for them.
import './create-project-dialog.tsx';
import './edit-project-dialog.tsx';

useScriptedPages();

const project = scriptedProject({ description: 'Koşularımı kaydeder' });
const script: Script = {
  'GET /v1/projects/statistics': [200, { projects: 1, files: 12, updatedToday: 1, week: quietWeek }],
  'GET /v1/projects/tags': [200, { tags: [] }],
  'GET /v1/projects': [200, { projects: [project], total: 1, nextCursor: null }],
};
const texts = {
  offline: 'Sunucuya bağlanılamıyor. Lütfen internet bağlantınızı kontrol edin.',
  tooMany: 'Çok fazla deneme yapıldı. Lütfen 2 dakika bekleyip tekrar deneyin.',
  leave: 'Vazgeç',
} as const;
const fields = [
  {
    label: 'Proje adı',
    kind: 'text',
    value: 'Halı Dükkânı',
    maximum: limits.projectNameMaximum,
    missing: 'Proje adı gerekli!',
  },
  {
    label: 'Açıklama (isteğe bağlı)',
    kind: 'text',
    value: 'El dokuması halılar',
    maximum: limits.projectDescriptionMaximum,
  },
] as const;

const forms: readonly FormDescription[] = [
  {
    ...texts,
    name: 'blank project',
    open: async () => {
      await openPage({
        path: '/dashboard',
        address: '/dashboard?new=1',
        element: <DashboardRoute />,
        script,
      });
      await press('Boş proje');
    },
    fields,
    submit: 'Oluştur',
    request: 'POST /v1/projects',
    reply: [201, { ...project, id: 'p2' }],
    done: 'Proje başarıyla oluşturuldu!',
    failed: 'Proje oluşturulamadı. Lütfen tekrar deneyin.',
    refused: 'Proje oluşturulamadı. Lütfen tekrar deneyin.',
    isLockedWhileEmpty: true,
  },
  {
    ...texts,
    name: 'edit project',
    open: async () => {
      await openPage({ path: '/dashboard', element: <DashboardRoute />, script });
      await press('Koşu Günlüğü projesini düzenle');
    },
    fields,
    submit: 'Kaydet',
    request: 'PATCH /v1/projects/p1',
    reply: [200, project],
    done: 'Projeleriniz',
    failed: 'Proje kaydedilemedi. Lütfen tekrar deneyin.',
    refused: 'Proje kaydedilemedi. Lütfen tekrar deneyin.',
    isLockedWhileEmpty: true,
  },
];

for (const form of forms) describeForm(form);
