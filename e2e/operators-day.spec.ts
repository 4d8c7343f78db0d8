import { createTranslator, en, type Translate, tr } from '@kilim/messages';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type DedicatedServer, startDedicatedServer } from './dedicated-server.ts';
import { expectNoHorizontalScroll } from './page-checks.ts';
import { newUser } from './user.ts';

// What an operator does on a usual day, from one place to the next: by keyboard alone on a desktop, and by touch on a phone.

interface Day {
  readonly language: 'tr' | 'en';
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
  readonly isByKeyboard: boolean;
}
const days: readonly Day[] = [
  { language: 'tr', theme: 'light', width: 1440, height: 900, isByKeyboard: true },
  { language: 'en', theme: 'dark', width: 390, height: 844, isByKeyboard: false },
];
const say: Readonly<Record<Day['language'], Translate>> = {
  tr: createTranslator('tr', tr),
  en: createTranslator('en', en),
};

/** How this operator reaches and uses controls. */
interface Hands {
  press(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
  choose(target: Locator, label: string): Promise<void>;
}

function createHands(page: Page, { isByKeyboard }: Day): Hands {
  const isFocused = (target: Locator): Promise<boolean> =>
    target.evaluate((element) => element === document.activeElement);
  /** Tabs forwards to the control, as someone does who cannot use a mouse. */
  const reach = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 250; presses += 1) {
      if (await isFocused(target)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reaches ${target.toString()}.`);
  };
  if (!isByKeyboard)
    return {
      press: (target) => target.tap(),
      write: async (target, text) => {
        await target.tap();
        await target.fill(text);
      },
      choose: async (target, label) => void (await target.selectOption({ label })),
    };
  return {
    press: async (target) => {
      await expect(target).toBeEnabled();
      await reach(target);
      await page.keyboard.press('Enter');
    },
    write: async (target, text) => {
      await reach(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
    choose: async (target, label) => {
      await reach(target);
      for (let presses = 0; presses < 20; presses += 1) {
        const chosen = await target.evaluate((element) =>
          element instanceof HTMLSelectElement ? (element.selectedOptions[0]?.text ?? '') : '',
        );
        if (chosen.trim() === label) return;
        await page.keyboard.press('ArrowDown');
      }
      throw new Error(`${label} is no choice.`);
    },
  };
}

for (const day of days) {
  const { language, theme, width, height, isByKeyboard } = day;
  const how = isByKeyboard ? 'by keyboard' : 'by touch';
  test(`an operator's day ${how} (${language}, ${theme}, ${width} px)`, async ({ browser }) => {
    test.setTimeout(240_000);
    const t = say[language];
    const server: DedicatedServer = await startDedicatedServer();
    const open = async (size: { width: number; height: number }, hasTouch: boolean): Promise<Page> => {
      const context = await browser.newContext({
        baseURL: server.origin,
        viewport: size,
        hasTouch,
        locale: language === 'tr' ? 'tr-TR' : 'en-US',
        timezoneId: 'Europe/Istanbul',
      });
      const page = await context.newPage();
      await page.addInitScript(
        ([chosen, look]) => {
          localStorage.setItem('kilim_language', chosen);
          localStorage.setItem('kilim_theme', look);
        },
        [language, theme] as const,
      );
      return page;
    };
    const page = await open({ width, height }, !isByKeyboard);
    const { press, write, choose } = createHands(page, day);
    const button = (name: string, within: Page | Locator = page): Locator =>
      within.getByRole('button', { name, exact: true });
    const openTab = async (
      name: 'support' | 'users' | 'announcements' | 'settings' | 'audit' | 'outbox' | 'health',
    ) => {
      const navigation = page.getByRole('navigation', { name: t('admin.navigation') });
      const label = t(`admin.tab.${name}`);
      if (isByKeyboard) await press(navigation.getByRole('link', { name: label, exact: true }));
      else await choose(navigation.getByRole('combobox'), label);
      await expect(page).toHaveURL(new RegExp(`tab=${name}`));
      await expectNoHorizontalScroll(page);
    };
    const expectToast = (text: string): Promise<void> =>
      expect(page.getByText(text, { exact: true }).first()).toBeVisible();

    const customer = newUser('Ayşe Kaya');
    const visitor = await open({ width: 1440, height: 900 }, false);
    try {
      await test.step('a customer registers, and a visitor without an account writes', async () => {
        const { name, email, password } = customer;
        const registered = await visitor.request.post('/v1/account', {
          data: { userId: 'unique()', name, email, password },
        });
        expect(registered.status()).toBe(201);
        await visitor.goto('/contact');
        await visitor.getByLabel(t('contact.form.name'), { exact: true }).fill('Mert');
        await visitor.getByLabel(t('contact.form.email'), { exact: true }).fill('mert@example.com');
        await visitor.getByLabel(t('contact.form.subject'), { exact: true }).fill('Fatura');
        await visitor
          .getByLabel(t('contact.form.message'), { exact: true })
          .fill('Şirket adına fatura alabilir miyim?');
        await visitor.getByRole('button', { name: t('contact.form.submit') }).click();
        await expect(visitor.getByText(t('contact.sent.title')).first()).toBeVisible();
      });

      await test.step('signs in and sees the state of the business', async () => {
        await page.goto('/auth?next=%2Fadmin');
        await write(page.getByLabel(t('auth.field.email'), { exact: true }), server.admin.email);
        await write(page.getByLabel(t('auth.field.password'), { exact: true }), server.admin.password);
        if (isByKeyboard) await page.keyboard.press('Enter');
        else await press(page.locator('form').getByRole('button', { name: t('auth.login.submit') }));
        await expect(page).toHaveURL(/\/admin/);
        await expect(page.getByText(t('adminStatistics.users'), { exact: true })).toBeVisible();
        await expect(page.getByText(customer.name).first()).toBeVisible();
        await expectNoHorizontalScroll(page);
      });

      await test.step('answers the visitor, notes something and resolves the ticket', async () => {
        await openTab('support');
        const subject = page.getByText('Fatura', { exact: true }).first();
        if (isByKeyboard) {
          await expect(subject).toBeVisible();
          await page.keyboard.press('j');
        } else await press(subject);
        const answer = page.getByLabel(t('adminSupport.answer'), { exact: true });
        await expect(answer).toBeVisible();
        if (isByKeyboard) {
          await page.keyboard.press('r');
          await expect(answer).toBeFocused();
          await page.keyboard.insertText('Evet, makbuz sayfasından isteyebilirsiniz.');
        } else await write(answer, 'Evet, makbuz sayfasından isteyebilirsiniz.');
        await press(button(t('support.send')));
        await expectToast(t('adminSupport.answered'));
        await write(page.getByLabel(t('adminSupport.note'), { exact: true }), 'Kurumsal müşteri.');
        await press(button(t('adminSupport.addNote')));
        await expect(page.getByText('Kurumsal müşteri.')).toBeVisible();
        const status = page.getByLabel(t('adminSupport.statusField'));
        if (isByKeyboard) {
          await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
          await page.keyboard.press('e');
        } else await status.selectOption('resolved');
        await expect(status).toHaveValue('resolved');
        await expectNoHorizontalScroll(page);
      });

      await test.step('gives credits with a reason, suspends an account and opens it again', async () => {
        await openTab('users');
        const name = t('adminUsers.open', { name: customer.name });
        await press(page.getByRole('link', { name, exact: true }));
        const dialog = page.getByRole('dialog');
        const confirmation = page.getByRole('alertdialog').or(dialog).last();
        await press(button(t('adminUsers.changeCredits'), dialog));
        const form = page.getByRole('dialog', { name: t('adminUsers.creditTitle') });
        await write(form.getByLabel(t('adminUsers.creditAmount'), { exact: true }), '250');
        await write(form.getByLabel(t('adminUsers.creditReason'), { exact: true }), 'Kesinti için');
        await press(button(t('adminUsers.creditSubmit'), form));
        await expect(form).toBeHidden();
        await expect(page.getByText('Kesinti için').first()).toBeVisible();
        await press(button(t('adminUsers.suspend'), dialog));
        await press(button(t('adminUsers.suspend'), confirmation));
        await expectToast(t('adminUsers.done.suspended'));
        const { email, password } = customer;
        const rejected = await visitor.request.post('/v1/account/sessions/email', {
          data: { email, password },
        });
        expect(rejected.ok()).toBe(false);
        await press(button(t('adminUsers.reinstate'), dialog));
        await press(button(t('adminUsers.reinstate'), confirmation));
        await expectToast(t('adminUsers.done.reinstated'));
        // Escape belongs to the question until it is gone.
        await expect(button(t('adminUsers.suspend'), dialog)).toBeVisible();
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
        await expectNoHorizontalScroll(page);
        await page.keyboard.press('Escape');
        await expect(page).not.toHaveURL(/userId=/);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });

      await test.step('announces something, which visitors read', async () => {
        await openTab('announcements');
        await press(button(t('adminAnnouncements.create')).first());
        const form = page.getByRole('dialog');
        for (const [label, text] of [
          ['titleTr', 'Yeni galeri'],
          ['titleEn', 'New gallery'],
          ['contentTr', 'Galeride 40 uygulama var.'],
          ['contentEn', 'The gallery has 40 apps.'],
        ] as const)
          await write(form.getByLabel(t(`adminAnnouncements.${label}`), { exact: true }), text);
        await press(form.locator('button[type="submit"]'));
        await expectToast(t('adminAnnouncements.created'));
        await visitor.goto('/');
        await expect(
          visitor.getByText(language === 'tr' ? 'Yeni galeri' : 'New gallery').first(),
        ).toBeVisible();
      });

      await test.step('changes the telephone number, which an open page shows', async () => {
        await visitor.goto('/contact');
        await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
        await openTab('settings');
        const phone = page.getByLabel(t('adminSettings.company.contactPhone'), { exact: true });
        await write(phone, '+90 212 000 00 00');
        await press(button(t('adminSettings.save')));
        await expectToast(t('adminSettings.saved'));
        await expect(visitor.getByText('+90 212 000 00 00').first()).toBeVisible({ timeout: 30_000 });
      });

      await test.step('finds the mail to the visitor, the state of the server and all of this in the audit log', async () => {
        await openTab('outbox');
        await expect(page.getByText('mert@example.com').first()).toBeVisible();
        await openTab('health');
        await expect(page.getByText(t('adminHealth.area.database')).first()).toBeVisible();
        await openTab('audit');
        for (const kind of [
          'ticket-answered',
          'credits-gifted',
          'user-suspended',
          'user-reinstated',
          'announcement-created',
          'settings-saved',
        ] as const)
          await expect(
            page
              .getByText(t(`securityLog.kinds.${kind}`))
              .filter({ visible: true })
              .first(),
          ).toBeVisible();
        await expectNoHorizontalScroll(page);
      });
    } finally {
      await visitor.context().close();
      await page.context().close();
      await server.stop();
    }
  });
}
