// Texts of the payment simulators. A separate entry point, because neither the web app nor the server loads them.
import { en } from './en.ts';
import { type SimulatorTexts, tr } from './tr.ts';

export type { SimulatorTexts } from './tr.ts';

export const simulatorTexts: Readonly<Record<'tr' | 'en', SimulatorTexts>> = { tr, en };
