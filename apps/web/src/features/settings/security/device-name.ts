import type { AccountSession } from '@kilim/contract';

type Device = Pick<
  AccountSession,
  'clientName' | 'clientVersion' | 'osName' | 'osVersion' | 'deviceBrand' | 'deviceModel'
>;

const join = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

/** Browser and system of a session, such as `Chrome 147 · Android 16`; null when both are unknown. */
export function deviceName(session: Device): string | null {
  const browser = join(session.clientName, session.clientVersion.split('.')[0] ?? '');
  const system = join(session.osName, session.osVersion);
  const model = join(session.deviceBrand, session.deviceModel);
  const name = [browser, system, model].filter(Boolean).join(' · ');
  return name === '' ? null : name;
}
