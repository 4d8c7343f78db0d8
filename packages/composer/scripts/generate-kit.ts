// Generates the module of the kit: npx tsx packages/composer/scripts/generate-kit.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderKit } from './render-kit.ts';

writeFileSync(join(import.meta.dirname, '../src/print/kit.generated.ts'), renderKit());
