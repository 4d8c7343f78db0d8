import { expect as expectAtOnce, type Page, test } from '@playwright/test';
import { type DedicatedServer, startDedicatedServer } from './dedicated-server.ts';
import { expectAccessible } from './page-checks.ts';
import { answerWith, type ScriptedModel, startScriptedModel } from './scripted-model.ts';
import { newUser, runningApp } from './user.ts';

// Changes that pass the checks and fail when the app starts: the studio reports them, and their price is returned.

const expect = expectAtOnce.configure({ timeout: 30_000 });
let server: DedicatedServer;
let model: ScriptedModel;
test.beforeAll(async () => {
  model = await startScriptedModel();
  server = await startDedicatedServer(model.environment);
});
test.afterAll(async () => {
  await server.stop();
  await model.stop();
});
test.describe.configure({ mode: 'serial', timeout: 240_000 });
// A report follows up to 5 s after the app has loaded.
test.use({ actionTimeout: 30_000 });

const appWith = (text: string): string =>
  `import { Text } from 'react-native';\n\nexport default function App() {\n  return <Text>${text}</Text>;\n}`;
/** Compiles, and throws when it renders. */
const crash = (name: string): string =>
  `import { Text } from 'react-native';

type Row = { readonly label: { readonly ${name}: string } };
const rows = JSON.parse('[{}]') as Row[];

function RowItem({ row }: { readonly row: Row }) {
  return <Text>{row.label.${name}}</Text>;
}

export default function App() {
  return <>{rows.map((row, index) => <RowItem key={index} row={row} />)}</>;
}`;

async function signIn(page: Page, user = newUser()): Promise<void> {
  const { name, email, password } = user;
  const data = { userId: 'unique()', name, email, password };
  expect((await page.request.post(`${server.origin}/v1/account`, { data })).status()).toBe(201);
  const session = await page.request.post(`${server.origin}/v1/account/sessions/email`, {
    data: { email, password },
  });
  expect(session.status()).toBe(201);
}

async function openProject(page: Page, name: string): Promise<string> {
  const reply = await page.request.post(`${server.origin}/v1/projects`, { data: { name } });
  expect(reply.status()).toBe(201);
  const { id } = (await reply.json()) as { id: string };
  await page.goto(`${server.origin}/studio/${id}`);
  await expect(runningApp(page).getByText(/\S/).first()).toBeVisible({ timeout: 60_000 });
  return id;
}

const balance = async (page: Page): Promise<number> =>
  ((await (await page.request.get(`${server.origin}/v1/credits`)).json()) as { balance: number }).balance;
const chat = (page: Page) => page.getByRole('region', { name: /^(Sohbet|Chat)$/ });

async function send(page: Page, prompt: string): Promise<void> {
  const input = chat(page).getByRole('textbox');
  await expect(input).toBeEnabled();
  await input.fill(prompt);
  await chat(page)
    .getByRole('button', { name: /^(Gönder|Send)$/ })
    .click();
}

test('returns the credits, sends the error to the model, and goes back after the second failure', async ({
  page,
}) => {
  await signIn(page);
  await openProject(page, 'Çalışmayan');
  model.set(answerWith(appWith('Çalışan ekran')));
  await send(page, 'ekranı değiştir');
  await expect(runningApp(page).getByText('Çalışan ekran')).toBeVisible();
  const before = await balance(page);
  expect(before).toBeLessThan(2_000);

  await test.step('a change that fails costs nothing', async () => {
    model.set(answerWith(crash('first')));
    await send(page, 'listeyi ekle');
    await expect(chat(page).getByText('Bu değişiklik çalışmadı; 12 krediniz geri verildi.')).toBeVisible();
    await expect(chat(page).getByText('12 kredi, geri verildi')).toBeVisible();
    expect(await balance(page)).toBe(before);
    await expect(page.getByTestId('studio-balance')).toContainText(before.toLocaleString('tr-TR'));
    await expectAccessible(page);
  });

  await test.step('the request for a repair names component, lines and last change', async () => {
    await page.getByRole('button', { name: 'AI ile düzelt' }).first().click();
    const input = chat(page).getByRole('textbox');
    await expect(input).toHaveValue(/Bileşen: RowItem/);
    await expect(input).toHaveValue(/row\.label\.first/);
    await expect(input).toHaveValue(/Son değişiklik: Yeni ekran src\/App\.tsx/);
    model.set(answerWith(crash('second')));
    await chat(page).getByRole('button', { name: 'Gönder' }).click();
  });

  await test.step('the second failure proposes to go back', async () => {
    const back = chat(page).getByRole('button', { name: 'Önceki hâline dön' });
    await expect(back).toBeVisible();
    await expect(page.getByRole('button', { name: 'AI ile düzelt' })).toHaveCount(0);
    await back.click();
    await expect(runningApp(page).getByText('Çalışan ekran')).toBeVisible();
    await expect(back).toHaveCount(0);
    expect(await balance(page)).toBe(before);
  });

  await test.step('the history shows each price and its return', async () => {
    await page.goto(`${server.origin}/settings?section=billing`);
    await expect(page.getByText('Çalışmayan değişikliğin kredisi geri verildi')).toHaveCount(2);
  });
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('returns the credits of a change that does not work', async ({ page }) => {
    await signIn(page);
    await openProject(page, 'Broken');
    model.set(answerWith(crash('first')));
    await send(page, 'add the list');
    await expect(
      chat(page).getByText('This change did not work; your 12 credits were returned.'),
    ).toBeVisible();
  });
});

test('lets an administrator decide above the daily number', async ({ page, browser }) => {
  await signIn(page);
  await openProject(page, 'Sınır');
  for (let count = 1; count <= 6; count += 1) {
    model.set(answerWith(crash(`field${count}`)));
    await send(page, `değişiklik ${count} ekle`);
    const text = count <= 5 ? 'krediniz geri verildi.' : 'iadesini bir yetkili inceleyecek.';
    await expect(chat(page).getByText(text)).toHaveCount(count <= 5 ? count : 1);
  }
  const kept = await balance(page);
  const context = await browser.newContext({ locale: 'tr-TR' });
  const admin = await context.newPage();
  await admin.request.post(`${server.origin}/v1/account/sessions/email`, { data: server.admin });
  await admin.goto(`${server.origin}/admin?tab=reviews`);
  await expect(admin.getByText('değişiklik 6 ekle')).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Krediyi geri ver' }).press('Enter');
  await expect(admin.getByText('Bekleyen iade yok')).toBeVisible();
  await expect(chat(page).getByText('krediniz geri verildi.')).toHaveCount(6);
  expect(await balance(page)).toBe(kept + 12);
  await context.close();
});
