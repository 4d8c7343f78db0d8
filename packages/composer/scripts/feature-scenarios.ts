// What features do in a running app, by the names that a screen reader reads.
import assert from 'node:assert/strict';
import type { Frame, Locator } from '@playwright/test';
import type { AppStage, StagedApp } from '../../preview/browser/app-stage.ts';
import { composeApp } from '../src/compose-app.ts';
import { printApp } from '../src/print/print-app.ts';
import type { FeatureId } from '../src/spec/app-spec.ts';

export interface FeatureScenario {
  readonly name: string;
  /** Whether the app did what it should. */
  readonly run: (stage: AppStage) => Promise<boolean>;
}

function composed(prompt: string): Readonly<Record<string, string>> {
  const app = composeApp({ prompt, language: 'tr' });
  if (app.kind !== 'app') throw new Error(`No app: ${prompt}`);
  return app.files as Readonly<Record<string, string>>;
}

function withFeature(prompt: string, feature: FeatureId): Readonly<Record<string, string>> {
  const app = composeApp({ prompt, language: 'tr' });
  if (app.kind !== 'app') throw new Error(`No app: ${prompt}`);
  return printApp({ ...app.spec, features: [...app.spec.features, feature] }) as Readonly<
    Record<string, string>
  >;
}

const visible = (locator: Locator): Locator => locator.filter({ visible: true }).first();
const button = (frame: Frame, name: string): Locator =>
  visible(frame.getByRole('button', { name, exact: true }));

/** Runs the steps on a fresh app and expects that it logs nothing. */
const scenario = (
  name: string,
  files: () => Readonly<Record<string, string>>,
  steps: (app: StagedApp) => Promise<void>,
): FeatureScenario => ({
  name,
  async run(stage) {
    const app = await stage.show(files(), { width: 390, height: 760, scheme: 'light', textScale: 1 });
    try {
      await steps(app);
      assert.deepEqual(await app.problems(), []);
      console.log(`ok   ${name}`);
      return true;
    } catch (error) {
      console.log(`FAIL ${name}: ${error instanceof Error ? error.message.slice(0, 300) : String(error)}`);
      return false;
    } finally {
      await app.close();
    }
  },
});

export const featureScenarios: readonly FeatureScenario[] = [
  scenario(
    'a record is shared as text',
    () => withFeature('yemek tarifleri', 'sharing'),
    async (app) => {
      const frame = await app.frame();
      await visible(frame.getByText('Mercimek çorbası')).click();
      await button(frame, 'Metin olarak paylaş').click();
      const text = await frame.getByLabel('Paylaşılacak metin').inputValue();
      assert.match(text, /^Mercimek çorbası\nKategori: Çorba\n/);
    },
  ),
  scenario(
    'records are exported as a table and as JSON',
    () => withFeature('berber randevu', 'dataExport'),
    async (app) => {
      const frame = await app.frame();
      await visible(frame.getByRole('tab', { name: 'Ayarlar' })).click();
      await button(frame, 'Hizmetler: CSV tablosunu gönder').click();
      const table = await frame.getByLabel('Paylaşılacak metin').inputValue();
      assert.match(table, /;Süre;Fiyat\nSaç kesimi;30;450\n/);
      await frame.getByRole('button', { name: 'Kapat' }).last().click();
      await button(frame, 'Tüm kayıtlar (JSON)').click();
      const all: unknown = JSON.parse(await frame.getByLabel('Paylaşılacak metin').inputValue());
      assert.deepEqual(Object.keys(all as object), ['appointments', 'customers', 'services', 'staffMembers']);
    },
  ),
  scenario(
    'a reminder is opened from the first screen and put away',
    () => composed('kitap listem, hatırlatma olsun'),
    async (app) => {
      const frame = await app.frame();
      await button(frame, 'Hatırlatmalar: Bugün 1 kayıt').click();
      await button(frame, 'Hatırlatmayı kaldır: İnce Memed').click();
      await visible(frame.getByText('Hatırlatma yok')).waitFor();
      await button(frame, 'Geri').click();
      await visible(frame.getByText('Kürk Mantolu Madonna')).waitFor();
      assert.equal(await frame.getByRole('button', { name: /^Hatırlatmalar/ }).count(), 0);
    },
  ),
  scenario(
    'the language changes at once, on the same screen, and is kept over a reload',
    () => withFeature('berber randevu', 'languageSwitch'),
    async (app) => {
      let frame = await app.frame();
      await visible(frame.getByRole('tab', { name: 'Ayarlar' })).click();
      await visible(frame.getByRole('radio', { name: 'English' })).click();
      await visible(frame.getByRole('heading', { name: 'Settings' })).waitFor();
      await visible(frame.getByRole('tab', { name: 'Customers' })).waitFor();
      await app.page.waitForFunction(() => localStorage.getItem('app-data')?.includes('language'));
      await app.reload();
      frame = await app.frame();
      await visible(frame.getByRole('tab', { name: 'Settings' })).click();
      await visible(frame.getByRole('radio', { name: 'Türkçe' })).click();
      await visible(frame.getByRole('heading', { name: 'Ayarlar' })).waitFor();
    },
  ),
  scenario(
    'a role hides screens and buttons, and the way back needs the PIN',
    () => composed('berber randevu uygulaması, yönetici ve personel girişi olsun'),
    async (app) => {
      let frame = await app.frame();
      await visible(frame.getByRole('tab', { name: 'Ayarlar' })).click();
      await visible(frame.getByRole('radio', { name: 'Personel' })).click();
      await visible(frame.getByLabel('Yönetici rolüne dönmek için yeni PIN')).fill('4821');
      await button(frame, 'Personel olarak sürdür').click();
      await frame.getByRole('tab', { name: 'Kazanç' }).waitFor({ state: 'detached' });
      assert.equal(await frame.getByText('Tüm kayıtları sil').filter({ visible: true }).count(), 0);
      await app.page.waitForFunction(() => localStorage.getItem('app-data')?.includes('4821'));
      await app.reload();
      frame = await app.frame();
      // By its role: during the appointment the card above the list names the customer too.
      await visible(frame.getByRole('button', { name: /Fatma Şahin/ })).click();
      await button(frame, 'Düzenle').waitFor();
      assert.equal(await button(frame, 'Sil').count(), 0);
      await button(frame, 'Geri').click();
      await visible(frame.getByRole('tab', { name: 'Ayarlar' })).click();
      await visible(frame.getByRole('radio', { name: 'Yönetici' })).click();
      await visible(frame.getByLabel('Yönetici PIN’i')).fill('1111');
      await visible(frame.getByText('Bu PIN doğru değil.')).waitFor();
      await visible(frame.getByLabel('Yönetici PIN’i')).fill('4821');
      await visible(frame.getByRole('tab', { name: 'Kazanç' })).waitFor();
    },
  ),
  scenario(
    'a comment is kept over a reload and can be deleted',
    () => withFeature('yemek tarifleri', 'comments'),
    async (app) => {
      const open = async (): Promise<Frame> => {
        const frame = await app.frame();
        await visible(frame.getByText('Mercimek çorbası')).click();
        await visible(frame.getByLabel('Yorum yazın')).waitFor();
        return frame;
      };
      let frame = await open();
      await visible(frame.getByLabel('Yorum yazın')).fill('Limonla daha iyi');
      await button(frame, 'Yorumu ekle').click();
      await visible(frame.getByText('Limonla daha iyi')).waitFor();
      await app.page.waitForFunction(() => localStorage.getItem('app-data')?.includes('Limonla daha iyi'));
      await app.reload();
      frame = await open();
      await button(frame, 'Yorumu sil: Limonla daha iyi').click();
      await visible(frame.getByText('Henüz yorum yok.')).waitFor();
    },
  ),
];
