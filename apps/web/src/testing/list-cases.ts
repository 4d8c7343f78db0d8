import { describe, expect, it } from 'vitest';
import type { Answer, Script } from './everyday.ts';
import { answerWith, callsTo, expectText, pageText, press, setOnline, settle } from './scripted-page.tsx';

// Test cases for the states of every list or card that is loaded from the server.

export interface ListDescription {
  readonly name: string;
  /** Shows the screen with these replies. */
  readonly open: (script: Script) => Promise<void>;
  /** The call that loads it, such as `GET /v1/credits/ledger`. */
  readonly request: string;
  readonly full: { readonly reply: Answer; readonly text: string };
  /** Text of the empty state; omitted where the list is never empty. */
  readonly empty?: { readonly reply: Answer; readonly text: string };
  /** Title of the error state. */
  readonly failed: string;
}

/** Registers a test for every state. Call `useScriptedPages` first. */
export function describeList({ name, open, request, full, empty, failed }: ListDescription): void {
  describe(name, () => {
    it('shows its skeleton while loading', async () => {
      await open({ [request]: 'never' });
      expect(document.querySelector('.animate-shimmer')).not.toBeNull();
      expect(document.querySelector('[aria-busy="true"], [role="status"]')).not.toBeNull();
      expect(pageText()).not.toContain(full.text);
    });

    it('shows its rows', async () => {
      await open({ [request]: full.reply });
      await expectText(full.text);
      expect(document.querySelector('.animate-shimmer')).toBeNull();
    });

    if (empty !== undefined) {
      it('shows what to do when it is empty', async () => {
        await open({ [request]: empty.reply });
        await expectText(empty.text);
      });
    }

    it('shows the error and retries on press', async () => {
      await open({ [request]: [500, {}] });
      const alerts = [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);
      expect(alerts.join()).toContain(failed);
      await expectText('Sunucu hatası. Lütfen birkaç dakika sonra tekrar deneyin.');
      answerWith({ [request]: full.reply });
      const before = callsTo(request).length;
      await press('Tekrar Dene');
      expect(callsTo(request)).toHaveLength(before + 1);
      await expectText(full.text);
    });

    it('reports a lost network and loads when it returns', async () => {
      await open({ [request]: [500, {}] });
      setOnline(false);
      await press('Tekrar Dene');
      await expectText('Sunucuya bağlanılamıyor. Lütfen internet bağlantınızı kontrol edin.');
      setOnline(true);
      answerWith({ [request]: full.reply });
      await press('Tekrar Dene');
      await settle();
      await expectText(full.text);
    });
  });
}
