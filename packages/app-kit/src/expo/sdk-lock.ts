import type { SdkTable } from '../sdk-table.ts';
import type { LockEntries } from './package-lock.ts';
import { lockedSdkName, sdkLockText } from './sdk-lock.generated.ts';

let entries: LockEntries | undefined;

/** The lock of all packages of an SDK table; `undefined` if none was generated for it. */
export function readSdkLock(sdk: SdkTable): LockEntries | undefined {
  if (sdk.name !== lockedSdkName) return undefined;
  entries ??= JSON.parse(sdkLockText) as LockEntries;
  return entries;
}
