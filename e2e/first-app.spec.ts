import { expect, type Page, test } from '@playwright/test';
import { newUser, runningApp } from './user.ts';

// From the first visit to the own running app: one press for the prompt, one for the registration.

const languages = {
  tr: {
    prompt: 'Bana bir su takip uygulaması yap',
    name: 'Su Takibi',
    box: 'Nasıl bir uygulama istiyorsunuz?',
    submit: 'Uygulama Oluştur',
    running: 'Su Takibi çalışıyor',
    fields: ['Ad Soyad', 'E-posta', 'Şifre', 'Şifre (tekrar)'],
    register: 'Kayıt Ol',
    inApp: 'İçilen sular',
  },
  en: {
    prompt: 'Build me a habit tracker app',
    name: 'Habit Tracker',
    box: 'What kind of app would you like?',
    submit: 'Create App',
    running: 'Habit Tracker is running',
    fields: ['Full name', 'E-mail', 'Password', 'Password (again)'],
    register: 'Register',
    inApp: 'Progress',
  },
} as const;
/** A registration hashes the password, signs in and creates the project before the studio opens; in milliseconds. */
const registration = 45_000;

type Texts = (typeof languages)[keyof typeof languages];

async function fillRegistration(page: Page, texts: Texts): Promise<void> {
  const user = newUser();
  const values = [user.name, user.email, user.password, user.password];
  for (const [index, field] of texts.fields.entries()) {
    await page
      .getByRole('main')
      .getByLabel(field, { exact: true })
      .fill(values[index] ?? '');
  }
  await page.getByRole('main').getByRole('checkbox').check();
}

for (const [language, texts] of Object.entries(languages)) {
  for (const width of [390, 1440]) {
    test.describe(`${language}, ${width} px`, () => {
      test.use({ viewport: { width, height: 900 }, locale: language === 'tr' ? 'tr-TR' : 'en-GB' });

      test('a guest has a running app after one press and owns it after the registration', async ({
        page,
      }) => {
        await page.goto('/');
        await page.getByLabel(texts.box).fill(texts.prompt);
        await page.getByRole('button', { name: texts.submit }).first().click();
        await expect(page.getByRole('heading', { name: texts.running })).toBeVisible();
        await expect(runningApp(page).getByText(texts.inApp).first()).toBeVisible({ timeout: 30_000 });

        await fillRegistration(page, texts);
        await page.getByRole('main').getByRole('button', { name: texts.register }).click();
        await expect(page).toHaveURL(/\/studio\//, { timeout: registration });
        await expect(page.getByText(texts.prompt).first()).toBeAttached({ timeout: 30_000 });
        await expect(page).toHaveTitle(new RegExp(texts.name));
        const projectId = /studio\/([^/?]+)/.exec(page.url())?.[1] ?? '';
        await expect
          .poll(
            async () => {
              const reply = await page.request.get(`/v1/projects/${projectId}/files`);
              const { files } = (await reply.json()) as { files: { content: string }[] };
              return files.some(({ content }) => content.includes(`'${texts.name}'`)) && files.length > 5;
            },
            { timeout: 60_000 },
          )
          .toBe(true);
        const { total } = (await (await page.request.get('/v1/projects')).json()) as { total: number };
        expect(total).toBe(1);
      });
    });
  }
}

test('the keyboard alone leads from the prompt to the studio', async ({ page }) => {
  const texts = languages.tr;
  const user = newUser();
  await page.goto('/');
  await page.getByLabel(texts.box).focus();
  await page.keyboard.type(texts.prompt);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: texts.running })).toBeFocused();
  await expect(page.getByLabel('Ad Soyad')).toBeVisible();
  const name = page.getByLabel('Ad Soyad');
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab');
    if (await name.evaluate((field) => field === document.activeElement)) break;
  }
  await page.keyboard.type(user.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(user.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(user.password);
  await page.getByLabel('Şifre (tekrar)').focus();
  await page.keyboard.type(user.password);
  await page.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/studio\//, { timeout: registration });
});

test('the prompt survives a reload and the change to the sign-in page', async ({ page }) => {
  const texts = languages.tr;
  await page.goto('/');
  await page.getByLabel(texts.box).fill(texts.prompt);
  await page.getByLabel(texts.box).press('Enter');
  await expect(page.getByRole('heading', { name: texts.running })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(texts.box)).toHaveValue(texts.prompt);
  await page.goto('/auth?mode=register');
  await fillRegistration(page, texts);
  await page.getByRole('main').getByRole('button', { name: texts.register }).click();
  await expect(page).toHaveURL(/\/studio\//, { timeout: registration });
});

test('two tabs with the same prompt make one project', async ({ page, context }) => {
  const texts = languages.tr;
  await page.goto('/');
  await page.getByLabel(texts.box).fill(texts.prompt);
  await page.getByLabel(texts.box).press('Enter');
  await fillRegistration(page, texts);
  const other = await context.newPage();
  await other.goto('/');
  await page.getByRole('main').getByRole('button', { name: texts.register }).click();
  await expect(page).toHaveURL(/\/studio\//, { timeout: registration });
  await other.goto('/start');
  await expect(other).toHaveURL(/\/(dashboard|studio)/);
  const { total } = (await (await page.request.get('/v1/projects')).json()) as { total: number };
  expect(total).toBe(1);
});
