// Generates the lock of the SDK table, which exports reduce: npx tsx packages/app-kit/scripts/generate-sdk-lock.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentSdk } from '../src/sdk-table.ts';
import { lockSdk, renderLock } from './lock-sdk.ts';

const target = join(import.meta.dirname, '../src/expo/sdk-lock.generated.ts');
writeFileSync(target, renderLock(currentSdk.name, lockSdk(currentSdk)));
