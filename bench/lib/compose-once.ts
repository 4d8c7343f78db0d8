// Composes one hostile description in a process of its own and prints its processor time and memory:
// compose-once.ts <index>
import { composeApp } from '@kilim/composer';
import { hostilePrompts } from './hostile-prompts.ts';

const [, prompt = ''] = hostilePrompts[Number(process.argv[2])] ?? [];
// The word lists are read once per process, by any description.
composeApp({ prompt: 'su takip uygulaması', language: 'tr' });
const megabytes = (): number => process.resourceUsage().maxRSS / 1024;
const before = megabytes();
// Other work on the machine changes the duration more than the processor time.
const begun = process.cpuUsage();
const { kind } = composeApp({ prompt, language: 'tr' });
const used = process.cpuUsage(begun);
const milliseconds = (used.user + used.system) / 1000;
console.log(JSON.stringify({ kind, milliseconds, before, most: megabytes() }));
