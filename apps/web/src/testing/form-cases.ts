import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, errorBody } from './everyday.ts';
import {
  answerWith,
  button,
  callsTo,
  control,
  expectText,
  pageText,
  passTime,
  press,
  setOnline,
  settle,
  type,
} from './scripted-page.tsx';

// Test cases for every form: empty, blank, too long, HTML, emoji, right-to-left text, double submit, slow, offline, 500.
// A form is described once; the cases are written once.

export interface FieldDescription {
  readonly label: string;
  /** `text` may hold anything, `email` only an address; a `password` may hold anything and is never trimmed. */
  readonly kind: 'text' | 'email' | 'password' | 'code' | 'phone' | 'check';
  /** A realistic value. */
  readonly value: string;
  /** The contract's length limit. */
  readonly maximum?: number;
  /** Error text when empty; a field without it is optional. */
  readonly missing?: string;
  /** Error text for a value of the wrong form. */
  readonly invalid?: string;
}

export interface FormDescription {
  readonly name: string;
  /** Shows the form, ready to be filled in. */
  readonly open: () => Promise<void>;
  readonly fields: readonly FieldDescription[];
  /** Name of the submit button. */
  readonly submit: string;
  /** The call that submits the form, such as `POST /v1/contact`. */
  readonly request: string;
  readonly reply: Answer;
  /** Text shown after success; a navigation is `arrived at /…`. */
  readonly done: string;
  readonly offline: string;
  readonly failed: string;
  readonly tooMany: string;
  /** Text shown when the server rejects the input. */
  readonly refused: string;
  /** Name of the button or link that leaves the form while the reply is pending. */
  readonly leave: string | null;
  /** Error text of a completely empty form; by default one of the fields' own texts. */
  readonly empty?: string;
  /** The submit button is disabled instead of reporting what is missing. */
  readonly isLockedWhileEmpty?: boolean;
}

const tooLong = 'Bu metin çok uzun. Lütfen kısaltın.';

const hostile = {
  HTML: '<script>alert(1)</script><b onmouseover="x">kalın</b>',
  emoji: '👩🏽‍💻🧶 halı 🇹🇷',
  'right-to-left text': '\u202eمرحبا שלום\u202c',
} as const;

const isTyped = (field: FieldDescription): boolean => field.kind !== 'check';

async function fill(fields: readonly FieldDescription[], changes: Readonly<Record<string, string>> = {}) {
  for (const field of fields) {
    if (isTyped(field)) await type(field.label, changes[field.label] ?? field.value);
    else if (control(field.label) instanceof HTMLInputElement) {
      const box = control(field.label) as HTMLInputElement;
      if (!box.checked && changes[field.label] !== '') await act(async () => box.click());
    }
  }
}

/** Submits by button and by form; a disabled button ignores clicks, as in a browser. */
async function send(form: FormDescription): Promise<void> {
  passTime(10_000);
  await press(form.submit);
}

function isLocked(form: FormDescription): boolean {
  const element = button(form.submit);
  return element instanceof HTMLButtonElement && element.disabled;
}

function expectKept(fields: readonly FieldDescription[]): void {
  const kept = fields.filter(isTyped).map(({ label }) => [label, control(label).value]);
  expect(kept).toEqual(fields.filter(isTyped).map(({ label, value }) => [label, value]));
}

function describeEmptiness(form: FormDescription): void {
  const needed = form.fields.filter(({ missing }) => missing !== undefined);
  if (needed.length === 0) return;
  it('sends nothing when empty and reports what is missing', async () => {
    await fill(form.fields, Object.fromEntries(form.fields.map(({ label }) => [label, ''])));
    if (form.isLockedWhileEmpty) expect(isLocked(form)).toBe(true);
    await send(form);
    expect(callsTo(form.request)).toEqual([]);
    if (!form.isLockedWhileEmpty) {
      const texts = form.empty === undefined ? needed.map(({ missing = '' }) => missing) : [form.empty];
      expect(texts.some((text) => pageText().includes(text))).toBe(true);
    }
  });
  for (const { label, kind, missing = '' } of needed) {
    const blanks = kind === 'check' || kind === 'password' ? [''] : ['', '   ', '\u00a0\t'];
    it.each(blanks)(`reports “${label}” as missing when it is %j`, async (blank) => {
      await fill(form.fields, { [label]: blank });
      await send(form);
      expect(callsTo(form.request)).toEqual([]);
      if (form.isLockedWhileEmpty) expect(isLocked(form)).toBe(true);
      else expect(pageText()).toContain(missing);
    });
  }
}

function describeTexts(form: FormDescription): void {
  for (const field of form.fields.filter(({ maximum }) => maximum !== undefined)) {
    it(`limits typing into “${field.label}” to the server's maximum`, () => {
      expect(control(field.label).maxLength).toBe(field.maximum);
    });
  }
  for (const { label, kind, maximum = 0 } of form.fields.filter(
    (field) => field.kind === 'text' && field.maximum,
  )) {
    it(`reports a ${kind} in “${label}” that is too long, even when pasted`, async () => {
      const text = 'ı'.repeat(maximum + 1);
      answerWith({ [form.request]: [400, errorBody('general_argument_invalid', 400)] });
      await fill(form.fields, { [label]: text });
      await send(form);
      const told = callsTo(form.request).length === 0 ? tooLong : form.refused;
      await expectText(told);
      expect(control(label).value).toBe(text);
    });
  }
  for (const [kind, text] of Object.entries(hostile)) {
    const open = form.fields.filter((field) => field.kind === 'text' || field.kind === 'password');
    if (open.length > 0) {
      it(`sends ${kind} as typed and never executes it`, async () => {
        await fill(form.fields, Object.fromEntries(open.map(({ label }) => [label, text])));
        await send(form);
        const sent = JSON.stringify(callsTo(form.request)[0]?.body ?? null);
        for (const field of open) {
          const isConfirmation = open.some((other) => other !== field && other.kind === field.kind);
          if (!isConfirmation || field.kind === 'text') expect(sent).toContain(JSON.stringify(text));
        }
        expect(document.querySelector('b[onmouseover], script')).toBeNull();
      });
    }
    for (const field of form.fields.filter(({ invalid }) => invalid !== undefined)) {
      it(`rejects ${kind} as “${field.label}”`, async () => {
        await fill(form.fields, { [field.label]: text });
        await send(form);
        expect(callsTo(form.request)).toEqual([]);
        const isLong = text.length > (field.maximum ?? text.length);
        const isTold = [field.invalid ?? '', ...(isLong ? [tooLong] : [])].some((said) =>
          pageText().includes(said),
        );
        expect(isTold).toBe(true);
        expect(control(field.label).value).toBe(text);
      });
    }
  }
}

function describeSubmission(form: FormDescription): void {
  it('is submitted', async () => {
    await fill(form.fields);
    await send(form);
    await expectText(form.done);
    expect(callsTo(form.request)).toHaveLength(1);
  });

  it('is submitted once when pressed repeatedly', async () => {
    answerWith({ [form.request]: 'never' });
    await fill(form.fields);
    passTime(10_000);
    const element = button(form.submit);
    // In one event loop turn, before the page can show that it is busy; then by Enter and by button while it is.
    await act(async () => {
      element.click();
      element.click();
    });
    await settle();
    passTime(10_000);
    const owner =
      element.closest('form') ?? document.querySelector(`form[id="${element.getAttribute('form')}"]`);
    await act(async () => {
      if (owner instanceof HTMLFormElement) owner.requestSubmit();
      element.click();
    });
    await settle();
    expect(callsTo(form.request)).toHaveLength(1);
  });

  it('shows that it is pending, keeps its input, and can be left', async () => {
    answerWith({ [form.request]: 'never' });
    await fill(form.fields);
    await send(form);
    const element = button(form.submit);
    expect(element.getAttribute('aria-busy')).toBe('true');
    expect(element.querySelector('svg, [role="status"]')).not.toBeNull();
    expectKept(form.fields);
    if (form.leave === null) return;
    await press(form.leave);
    expect(document.contains(element)).toBe(false);
  });
}

function describeFailures(form: FormDescription): void {
  it('reports a lost network, keeps its input, and works when the network returns', async () => {
    await fill(form.fields);
    setOnline(false);
    await send(form);
    await expectText(form.offline);
    expectKept(form.fields);
    setOnline(true);
    await send(form);
    await expectText(form.done);
  });

  it.each([
    ['a server that fails', 500, 'general_unknown', form.failed],
    ['a server that is pressed too often', 429, 'general_rate_limit_exceeded', form.tooMany],
    ['a server that finds the input invalid', 400, 'general_argument_invalid', form.refused],
  ] as const)('survives %s', async (_name, status, errorType, text) => {
    answerWith({ [form.request]: [status, errorBody(errorType, status)] });
    await fill(form.fields);
    await send(form);
    await expectText(text);
    expect(button(form.submit).getAttribute('aria-busy')).toBeNull();
    expectKept(form.fields);
  });

  it('keeps its input while the database is away, and works when it is back', async () => {
    const away = errorBody('general_unavailable', 503);
    answerWith({ [form.request]: [503, away, { 'retry-after': '5' }] });
    await fill(form.fields);
    await send(form);
    await expectText(form.failed);
    expectKept(form.fields);
    answerWith({ [form.request]: form.reply });
    await send(form);
    await expectText(form.done);
  });

  it('handles an HTML reply from a proxy', async () => {
    answerWith({ [form.request]: [500, '<html>Internal Server Error</html>'] });
    await fill(form.fields);
    await send(form);
    await expectText(form.failed);
    expectKept(form.fields);
  });
}

/** Registers every test case for a form. Call `useScriptedPages` first. */
export function describeForm(form: FormDescription): void {
  describe(form.name, () => {
    beforeEach(async () => {
      await form.open();
      answerWith({ [form.request]: form.reply });
    });
    describeEmptiness(form);
    describeTexts(form);
    describeSubmission(form);
    describeFailures(form);
  });
}
