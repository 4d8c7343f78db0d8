// Composes one hostile description in a process of its own and prints its time and memory: compose-once.ts <index>
import { composeApp } from '@kilim/composer';
import { hostilePrompts } from './hostile-prompts.ts';

const [, prompt = ''] = hostilePrompts[Number(process.argv[2])] ?? [];
// The word lists are read once per process, by any description.
composeApp({ prompt: 'su takip uygulaması', language: 'tr' });
const megabytes = (): number => process.resourceUsage().maxRSS / 1024;
const before = megabytes();
const begun = performance.now();
const { kind } = composeApp({ prompt, language: 'tr' });
const milliseconds = performance.now() - begun;
console.log(JSON.stringify({ kind, milliseconds, before, most: megabytes() }));
