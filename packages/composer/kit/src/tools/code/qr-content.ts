export interface QrInput {
  kind: 'link' | 'text' | 'wifi' | 'phone';
  text: string;
  network: string;
  password: string;
}

const escapeWifi = (text: string): string => text.replace(/([\\;,:"])/g, '\\$1');

/** What a camera reads from the code; empty as long as nothing was typed. */
export function contentOf({ kind, text, network, password }: QrInput): string {
  const typed = text.trim();
  if (kind === 'wifi') {
    const name = network.trim();
    if (!name) return '';
    return password
      ? `WIFI:T:WPA;S:${escapeWifi(name)};P:${escapeWifi(password)};;`
      : `WIFI:T:nopass;S:${escapeWifi(name)};;`;
  }
  if (!typed) return '';
  if (kind === 'phone') return `tel:${typed.replace(/[^\d+]/g, '')}`;
  return kind === 'link' && !/^[a-z][a-z\d+.-]*:/i.test(typed) ? `https://${typed}` : typed;
}
