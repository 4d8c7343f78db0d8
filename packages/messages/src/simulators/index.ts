// Words of the rehearsal bank and its control page. A door of their own: neither the web nor the server loads them.
import { en } from './en.ts';
import { type SimulatorTexts, tr } from './tr.ts';

export type { SimulatorTexts } from './tr.ts';

export const simulatorTexts: Readonly<Record<'tr' | 'en', SimulatorTexts>> = { tr, en };
