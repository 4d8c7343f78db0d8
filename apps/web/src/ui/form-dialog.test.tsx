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

it('closes at once while nothing was typed, and gives the focus back', async () => {
  await open();
  await pressEscape();
  expect(isOpen()).toBe(false);
  expect(document.activeElement?.textContent).toBe('Open');
});

it('begins in its first field, not at the cross', async () => {
  await open();
  expect(document.activeElement).toBe(control('Name'));
});

it('asks before Escape or the cross loses what was typed', async () => {
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

it('takes cancel for the decision that it is', async () => {
  await open();
  await type('Name', 'Ayşe');
  await press('Vazgeç');
  expect(isOpen()).toBe(false);
});

it('leads to the field that is wrong', async () => {
  await open();
  button('Send').focus();
  await press('Send');
  expect(document.activeElement).toBe(control('Name'));
});

it('sends nothing while it is busy, and is left by nobody when its outcome matters', async () => {
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

it('can be left while it is busy when it is done anyway', async () => {
  await open({ isBusy: true });
  await type('Name', 'Ayşe');
  await pressEscape();
  expect(isOpen()).toBe(false);
});

it('reads out why it was not done', async () => {
  await open({ problem: 'The bank is closed.' });
  expect(document.querySelector('[role="dialog"] [role="alert"]')?.textContent).toBe('The bank is closed.');
});
