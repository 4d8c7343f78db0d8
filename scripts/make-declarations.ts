// Writes the type declarations that the type check reads, one file per line, from the exact packages of the SDK lock and
// from TypeScript: npx tsx scripts/make-declarations.ts. Run it after a change of the SDK table or of TypeScript.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDeclarations } from './declarations/collect-declarations.ts';

const target = join(import.meta.dirname, '../packages/app-kit/src/type-check/declarations.generated.json');
const { modules, files } = await collectDeclarations();
const lines = Object.entries(files).map((entry) => entry.map((text) => JSON.stringify(text)).join(':'));
writeFileSync(target, `{"modules":${JSON.stringify(modules)},\n"files":{\n${lines.join(',\n')}\n}}\n`);
console.log(`${lines.length} declaration files, ${Object.keys(modules).length} modules`);
