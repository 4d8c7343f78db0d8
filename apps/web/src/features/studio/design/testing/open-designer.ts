import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { type RenderStudioOptions, renderStudio } from '../../testing/render-studio.tsx';

type Studio = Awaited<ReturnType<typeof renderStudio>>;

export async function openDesigner(
  files?: Readonly<Record<string, string>>,
  handlers: NonNullable<RenderStudioOptions['handlers']> = [],
): Promise<Studio> {
  const studio = await renderStudio({
    isCodeShown: false,
    handlers,
    ...(files === undefined ? {} : { files }),
  });
  await studio.user.click(screen.getByRole('button', { name: 'Tasarımı göster' }));
  await canvas();
  return studio;
}

// The designer is a chunk of its own, which takes a while to load on a busy machine.
export const canvas = (): Promise<HTMLElement> =>
  screen.findByRole('listbox', { name: 'Tuval' }, { timeout: 15_000 });
export const selected = (): readonly string[] =>
  within(screen.getByRole('listbox', { name: 'Tuval' }))
    .queryAllByRole('option', { selected: true })
    .flatMap((option) => option.getAttribute('aria-label') ?? []);
export const options = (): readonly string[] =>
  screen.queryAllByRole('option').flatMap((option) => option.getAttribute('aria-label') ?? []);

/** Drops a text at a point of the canvas; the events of happy-dom have no coordinates of their own. */
export async function drop(text: string, clientX: number, clientY: number): Promise<void> {
  const target = await canvas();
  const event = createEvent.drop(target);
  Object.defineProperties(event, {
    clientX: { value: clientX },
    clientY: { value: clientY },
    dataTransfer: { value: { getData: () => text } },
  });
  fireEvent(target, event);
}

export const button = '{"type":"button"}';

export async function insert({ user }: Studio, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name }));
}

export async function pressOnCanvas({ user }: Studio, keys: string): Promise<void> {
  (await canvas()).focus();
  await user.keyboard(keys);
}

export function point(target: HTMLElement, type: string, x: number, y: number, keys: object = {}): void {
  fireEvent[type as 'pointerDown'](target, { clientX: x, clientY: y, pointerId: 1, button: 0, ...keys });
}

export async function drag(
  from: readonly [number, number],
  to: readonly [number, number],
  keys: object = {},
) {
  const target = await canvas();
  target.setPointerCapture = () => undefined;
  point(target, 'pointerDown', ...from, keys);
  point(target, 'pointerMove', (from[0] + to[0]) / 2, (from[1] + to[1]) / 2, keys);
  point(target, 'pointerMove', ...to, keys);
  point(target, 'pointerUp', ...to, keys);
}

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
