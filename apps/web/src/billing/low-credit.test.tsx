// @vitest-environment happy-dom
import { useQueryClient } from '@tanstack/react-query';
import { act, useEffect } from 'react';
import { expect, it } from 'vitest';
import { markReserved, patchBalance } from '../api/credits.ts';
import type { Script } from '../testing/everyday.ts';
import {
  button,
  expectText,
  openPage,
  pageText,
  settle,
  useScriptedPages,
} from '../testing/scripted-page.tsx';
import { LowCreditNotice } from './low-credit-notice.tsx';
import { useLowCreditToast } from './use-low-credit-toast.ts';

useScriptedPages();

let changeBalance: (balance: number) => void;

function Stage() {
  const client = useQueryClient();
  useEffect(() => {
    changeBalance = (balance) => patchBalance(client, balance as never);
  }, [client]);
  useLowCreditToast(true);
  return <LowCreditNotice />;
}

const open = (script: Script = {}) => openPage({ path: '/', element: <Stage />, script });
/** Toasts survive the test that caused them, so each test uses different amounts. */
const toastsWith = (text: string) =>
  [...document.querySelectorAll('[data-sonner-toast]')].filter(({ textContent }) =>
    textContent?.includes(text),
  ).length;

/** Toasts render a few event loop turns after their cause. */
async function expectToast(text: string): Promise<void> {
  for (let turn = 0; turn < 50 && toastsWith(text) === 0; turn += 1) await settle();
  expect(toastsWith(text)).toBe(1);
}

it('shows nothing at 50 credits and a warning with a link to the plans below', async () => {
  await open();
  await act(async () => changeBalance(50));
  expect(pageText()).not.toContain('Krediniz azaldı');
  await act(async () => changeBalance(49));
  await expectText('Kalan krediniz 49.');
  expect(button('Kredi satın al').getAttribute('href')).toBe('/pricing');
  await expectToast('Kalan krediniz 49.');
});

it('warns once per drop below the limit', async () => {
  await open();
  for (const balance of [40, 30, 20]) await act(async () => changeBalance(balance));
  await expectText('Kalan krediniz 20.');
  await expectToast('Kalan krediniz 40.');
  expect(toastsWith('Kalan krediniz 30.') + toastsWith('Kalan krediniz 20.')).toBe(0);
});

it('shows no toast to a user who arrives without credits, only the notice', async () => {
  await open({
    'GET /v1/credits': [
      200,
      {
        balance: 0,
        canUseAi: false,
        estimatedConversations: 0,
        creditsPerConversation: 100,
        warningThreshold: 50,
        isLow: true,
      },
    ],
  });
  await expectText('Bakiyeniz AI için yetmiyor');
  expect(toastsWith('Bakiyeniz AI için yetmiyor')).toBe(0);
});

it('waits for the end of a turn, whose reserved price may be paid back', async () => {
  const turn = {};
  await open();
  await act(async () => changeBalance(60));
  markReserved(turn, true);
  await act(async () => changeBalance(37));
  await act(async () => changeBalance(61));
  markReserved(turn, false);
  await act(async () => changeBalance(62));
  expect(toastsWith('Kalan krediniz 37.')).toBe(0);
  await act(async () => changeBalance(36));
  await expectToast('Kalan krediniz 36.');
});
