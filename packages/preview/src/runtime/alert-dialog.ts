// Alert dialogs of the preview: react-native-web's Alert does nothing, and the sandbox blocks the browser's dialogs.

interface AlertButton {
  readonly text?: string;
  readonly style?: 'default' | 'cancel' | 'destructive';
  readonly onPress?: () => void;
}

interface AlertOptions {
  readonly cancelable?: boolean;
  readonly onDismiss?: () => void;
}

const FONT = '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

function element(tag: string, style: string, text?: string): HTMLElement {
  const made = document.createElement(tag);
  made.style.cssText = style;
  if (text !== undefined) made.textContent = text;
  return made;
}

function buttonColor(style: AlertButton['style']): string {
  return style === 'destructive' ? '#d70015' : '#0063cc';
}

/** Implements React Native's `Alert.alert`. */
export function showAlert(
  title: string | null | undefined,
  message?: string | null,
  buttons: readonly AlertButton[] = [],
  options: AlertOptions = {},
): void {
  const before = document.activeElement;
  const shade = element(
    'div',
    `position:fixed;inset:0;z-index:2147483647;display:flex;align-items:center;justify-content:center;padding:24px;background:rgba(0,0,0,.4);font-family:${FONT}`,
  );
  const box = element(
    'div',
    'background:#fff;color:#111;border-radius:14px;width:100%;max-width:300px;overflow:hidden;text-align:center;box-shadow:0 8px 30px rgba(0,0,0,.25)',
  );
  box.setAttribute('role', 'alertdialog');
  box.setAttribute('aria-modal', 'true');
  const body = element('div', 'padding:20px 16px 16px');
  body.append(element('div', 'font-weight:600;font-size:17px;line-height:22px', title ?? ''));
  if (message)
    body.append(
      element('div', 'margin-top:6px;font-size:14px;line-height:19px;white-space:pre-wrap', message),
    );
  box.append(body);
  shade.append(box);

  const close = (then?: () => void): void => {
    shade.remove();
    if (before instanceof HTMLElement) before.focus();
    then?.();
  };
  const shown = buttons.length > 0 ? buttons : [{ text: 'OK' }];
  const row = element('div', `display:flex;flex-direction:${shown.length === 2 ? 'row' : 'column'}`);
  for (const { text, style, onPress } of shown) {
    const button = element(
      'button',
      `flex:1;min-height:44px;border:0;border-top:1px solid #ddd;background:none;font:inherit;font-size:17px;cursor:pointer;color:${buttonColor(style)};font-weight:${style === 'cancel' ? 600 : 400}`,
      text ?? 'OK',
    );
    button.addEventListener('click', () => close(onPress));
    row.append(button);
  }
  box.append(row);
  const dismiss = (): void => {
    if (options.cancelable === true) close(options.onDismiss);
  };
  shade.addEventListener('click', (event) => {
    if (event.target === shade) dismiss();
  });
  shade.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') dismiss();
  });
  document.body.append(shade);
  row.querySelector('button')?.focus();
}
