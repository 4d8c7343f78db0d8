// Times the code generator of the visual designer on 50 screens of 30 elements: docs/rules/designer.md#generated-code
import {
  countIds,
  type Design,
  generateCode,
  instantiateTemplate,
  templates,
  toScreenId,
} from '../packages/design-model/src/index.ts';
import { median, printTable, quantile } from './lib/table.ts';

const createId = countIds('b');
const screens = Array.from({ length: 50 }, (_, index) => {
  const template = templates[index % templates.length];
  if (template === undefined) throw new Error('There is no template.');
  const options = { language: 'tr', scheme: 'light', width: 375, createId } as const;
  const elements = instantiateTemplate(template, options);
  return { id: toScreenId(`s${index}`), name: `Ekran ${index}`, backgroundColor: '#FFFFFF', elements };
});
const design: Design = { screens };

for (let warm = 0; warm < 10; warm += 1) generateCode(design, 'designer');
const times = Array.from({ length: 40 }, () => {
  const start = process.cpuUsage();
  generateCode(design, 'designer');
  return process.cpuUsage(start).user / 1_000;
});
const bytes = Object.values(generateCode(design, 'designer')).reduce((sum, text) => sum + text.length, 0);

printTable(
  'Code of 50 screens',
  ['characters', 'median CPU ms', 'p95 CPU ms'],
  [[bytes, median(times).toFixed(1), quantile(times, 0.95).toFixed(1)]],
);
