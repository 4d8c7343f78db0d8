// Generates the module of the blueprints: npx tsx packages/app-kit/scripts/generate-blueprints.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderBlueprints } from './render-blueprints.ts';

writeFileSync(join(import.meta.dirname, '../src/builtin/blueprints.generated.ts'), renderBlueprints());
