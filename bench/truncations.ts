// Truncated answers that are written to a project, of 50: cut at the token limit, by the connection, or without a sign.

import { answerWith, type ModelAnswer, startScriptedModel } from '../e2e/scripted-model.ts';
import { startServer } from './lib/kilim-server.ts';
import { endOf, patiently, startTurn } from './lib/patient-turns.ts';
import { printTable } from './lib/table.ts';
import { type BenchUser, registerUser } from './lib/user.ts';

const rows = Array.from({ length: 30 }, (_, row) => `      <Text>Satır ${row}</Text>`).join('\n');
const app = `import { Text, View } from 'react-native';

export default function App() {
  return (
    <View>
${rows}
    </View>
  );
}
`;
const answered = answerWith(app);
const text = answered.kind === 'text' ? answered.text : '';
const start = text.indexOf('<file') + 24;
const end = text.indexOf('</file>') - 2;

const cutKinds = ['at the token limit', 'by the connection', 'without a sign'] as const;
const answers = Array.from({ length: 50 }, (_, index): { kind: string; answer: ModelAnswer } => {
  const kind = cutKinds[index % cutKinds.length] ?? cutKinds[0];
  const cut = text.slice(0, start + Math.floor(((end - start) * (index + 1)) / 51));
  if (kind === 'by the connection') return { kind, answer: { kind: 'cut', text: cut } };
  const finish = kind === 'at the token limit' ? 'length' : 'stop';
  return { kind, answer: { kind: 'text', text: cut, finish } };
});

const model = await startScriptedModel();
const server = await startServer([process.execPath, 'apps/server/dist/main.js'], model.environment);
const readFiles = async (user: BenchUser, project: string): Promise<string> =>
  JSON.stringify((await patiently(() => user.call('GET', `/projects/${project}/files`)))['files']);

const results: { readonly kind: string; readonly status: string; readonly isWritten: boolean }[] = [];
try {
  const user = await registerUser(server.origin);
  const body = { name: crypto.randomUUID() };
  const project = String((await patiently(() => user.call('POST', '/projects', body)))['id']);
  for (const { kind, answer } of answers) {
    const before = await readFiles(user, project);
    model.set(answer);
    const status = await endOf(user, project, await startTurn(user, project));
    results.push({ kind, status, isWritten: (await readFiles(user, project)) !== before });
    console.error(`${results.length} of ${answers.length}`);
  }
} catch (error) {
  // The figures of the answers so far are printed all the same, with their number.
  console.error(error);
  process.exitCode = 1;
} finally {
  await server.stop();
  await model.stop();
}

printTable(
  `${results.length} truncated answers`,
  ['cut', 'answers', 'failed', 'written'],
  cutKinds.map((kind) => {
    const own = results.filter((result) => result.kind === kind);
    const failed = own.filter(({ status }) => status === 'failed').length;
    return [kind, own.length, failed, own.filter(({ isWritten }) => isWritten).length];
  }),
);
