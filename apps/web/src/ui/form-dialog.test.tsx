// @vitest-environment happy-dom
import { act, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  button,
  control,
  expectText,
  openPage,
  pageText,
  press,
  settle,
  type,
  useScriptedPages,
} from '../testing/scripted-page.tsx';
import { FormDialog } from './form-dialog.tsx';
import { TextField } from './text-field.tsx';

useScriptedPages();

interface Given {
  readonly isBusy?: boolean;
  readonly isHeldWhileBusy?: boolean;
  readonly problem?: string;
}

const onSubmit = vi.fn();
beforeEach(() => onSubmit.mockReset());

function Screen({ isBusy = false, problem, ...rest }: Given) {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen ? (
        <FormDialog
          {...rest}
          title="Question"
          submitLabel="Send"
          isDirty={name !== ''}
          isBusy={isBusy}
          problem={problem ?? null}
          onSubmit={() => {
            setIsChecked(true);
            onSubmit(name);
          }}
          onClose={() => setIsOpen(false)}
        >
          <TextField
            label="Name"
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={isChecked && name === '' ? 'Missing' : undefined}
          />
        </FormDialog>
      ) : null}
    </>
  );
}

async function open(given: Given = {}): Promise<void> {
  await openPage({ path: '/', element: <Screen {...given} /> });
  button('Open').focus();
  await press('Open');
}

async function pressEscape(): Promise<void> {
  await act(async () =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    ),
  );
  await settle();
}

const isOpen = (): boolean => pageText().includes('Question');

it('closes without asking when nothing was typed and returns focus', async () => {
  await open();
  await pressEscape();
  expect(isOpen()).toBe(false);
  expect(document.activeElement?.textContent).toBe('Open');
});

it('focuses its first field, not the close button', async () => {
  await open();
  expect(document.activeElement).toBe(control('Name'));
});

it('asks before Escape or the close button discards input', async () => {
  await open();
  await type('Name', 'Ayşe');
  await pressEscape();
  await expectText('Kaydedilmemiş değişiklikler atılsın mı?');
  await press('Vazgeç');
  expect(control('Name').value).toBe('Ayşe');
  await press('Kapat');
  await press('Değişiklikleri at');
  expect(isOpen()).toBe(false);
});

it('discards input on cancel without asking', async () => {
  await open();
  await type('Name', 'Ayşe');
  await press('Vazgeç');
  expect(isOpen()).toBe(false);
});

it('focuses the invalid field', async () => {
  await open();
  button('Send').focus();
  await press('Send');
  expect(document.activeElement).toBe(control('Name'));
});

it('ignores submits while pending and stays open when the result matters', async () => {
  await open({ isBusy: true, isHeldWhileBusy: true });
  await type('Name', 'Ayşe');
  await act(async () => document.querySelector('form')?.requestSubmit());
  await press('Send');
  expect(onSubmit).not.toHaveBeenCalled();
  await press('Vazgeç');
  await press('Kapat');
  await pressEscape();
  expect(isOpen()).toBe(true);
  expect(pageText()).not.toContain('Kaydedilmemiş değişiklikler');
});

it('can be closed while pending when the result does not matter', async () => {
  await open({ isBusy: true });
  await type('Name', 'Ayşe');
  await pressEscape();
  expect(isOpen()).toBe(false);
});

it('announces the error', async () => {
  await open({ problem: 'The bank is closed.' });
  expect(document.querySelector('[role="dialog"] [role="alert"]')?.textContent).toBe('The bank is closed.');
});
