import { describe, expect, it } from 'vitest';
import type { Answer, Script } from './everyday.ts';
import { answerWith, callsTo, expectText, pageText, press, setOnline, settle } from './scripted-page.tsx';

// The states of a list or of a card that is read from the server (interface.md, Habits), the same for each.

export interface ListDescription {
  readonly name: string;
  /** Shows the screen with these answers. */
  readonly open: (script: Script) => Promise<void>;
  /** The call that reads it, such as `GET /v1/credits/ledger`. */
  readonly request: string;
  readonly full: { readonly reply: Answer; readonly text: string };
  /** What is read when there is nothing; left out where there is always something. */
  readonly empty?: { readonly reply: Answer; readonly text: string };
  /** Heads the error. */
  readonly failed: string;
}

/** Runs every state. The file calls `useScriptedPages` first. */
export function describeList({ name, open, request, full, empty, failed }: ListDescription): void {
  describe(name, () => {
    it('shows its own shape while it loads', async () => {
      await open({ [request]: 'never' });
      expect(document.querySelector('.animate-shimmer')).not.toBeNull();
      expect(document.querySelector('[aria-busy="true"], [role="status"]')).not.toBeNull();
      expect(pageText()).not.toContain(full.text);
    });

    it('shows what there is', async () => {
      await open({ [request]: full.reply });
      await expectText(full.text);
      expect(document.querySelector('.animate-shimmer')).toBeNull();
    });

    if (empty !== undefined) {
      it('says what to do when there is nothing', async () => {
        await open({ [request]: empty.reply });
        await expectText(empty.text);
      });
    }

    it('says why it is missing and tries again on request', async () => {
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

    it('says that there is no network and comes back with it', async () => {
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
