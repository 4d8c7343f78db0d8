// `npm run architecture`: draws the diagrams of docs/architecture.md from the imports.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeArchitecture, fillMarkers } from './document.ts';

const root = join(import.meta.dirname, '../..');
const path = join(root, 'docs/architecture.md');
writeFileSync(path, fillMarkers(readFileSync(path, 'utf8'), describeArchitecture(root)));
