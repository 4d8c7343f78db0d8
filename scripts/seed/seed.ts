// `npm run seed`: a database with accounts, apps, orders, receipts and messages to work with, in data/demo. Everything goes
// through the API, so every rule applies. Start it with `DATA_DIR=data/demo npm run dev`.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { quickPrompts } from '@kilim/app-kit';
import { openGuest, type Session, signIn } from './api.ts';
import { contactMessages, people, type SeedPerson } from './people.ts';

const root = join(import.meta.dirname, '../..');
const folder = process.env['DATA_DIR'] ?? 'data/demo';
const port = Number(process.env['PORT'] ?? 3009);
const origin = `http://localhost:${port}`;
/** Password of every account. */
const password = 'dokuma-tezgahi-41';
/** One account may create one project in this time; the contact form refuses faster messages. */
const pace = 3_100;

const toEmail = (name: string): string =>
  `${name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('ı', 'i')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '.')}@kilim.example`;

/** Starts the server on the folder; resolves with what it printed once it is ready. */
function startServer(): Promise<{ output: string; stop: () => Promise<void> }> {
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/tsx/dist/cli.mjs'), 'apps/server/src/main.ts'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: folder,
        PAYMENTS_DEMO: 'on',
        INITIAL_CREDITS: '500',
        RATE_LIMIT_FACTOR: '1000',
      },
    },
  );
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  return new Promise((resolve, reject) => {
    let output = '';
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('is ready')) resolve({ output, stop });
    });
  });
}

async function replaceAdminPassword(output: string): Promise<void> {
  const read = (name: string): string => new RegExp(`^ *${name} +(\\S+)$`, 'm').exec(output)?.[1] ?? '';
  const admin = await signIn(origin, read('e-mail'), read('password'));
  await admin.call('PATCH', '/account/password', { password });
  console.log(`${read('e-mail')}  administrator`);
}

async function buildProject(
  session: Session,
  person: SeedPerson,
  project: SeedPerson['projects'][number],
): Promise<void> {
  const { id } = await session.call('POST', '/projects', { name: project.name, language: person.language });
  if (project.quickPromptId === null) return;
  const quickPrompt = quickPrompts.find((prompt) => prompt.id === project.quickPromptId);
  if (quickPrompt === undefined) throw new Error(`No quick prompt ${project.quickPromptId}.`);
  await session.call('POST', `/projects/${String(id)}/turns`, {
    prompt: quickPrompt.prompt[person.language],
    language: person.language,
    quickPromptId: project.quickPromptId,
    idempotencyKey: randomUUID(),
  });
  for (;;) {
    const { turn } = await session.call('GET', `/projects/${String(id)}/turns/current`);
    if (turn === null || ['done', 'failed'].includes((turn as { status: string }).status)) return;
    await wait(200);
  }
}

async function buyPlan(session: Session, { name, language, planId, isDeclined }: SeedPerson): Promise<void> {
  const checkout = await session.call('GET', `/checkout/${planId}?currency=TRY&language=${language}`);
  const accept = (text: unknown): unknown => {
    const { version, hash } = text as { version: string; hash: string };
    return { version, hash };
  };
  const { order } = (await session.call('POST', '/orders', {
    idempotencyKey: randomUUID(),
    planId,
    currency: 'TRY',
    method: 'demo',
    language,
    billingDetails: {
      type: 'individual',
      name,
      email: toEmail(name),
      country: 'TR',
      companyName: '',
      taxId: '',
      taxOffice: '',
      address: 'Bağdat Caddesi 1',
      city: 'İstanbul',
      state: '',
      zipCode: '34710',
    },
    savesBillingDetails: true,
    consents: {
      preliminaryInformation: accept(checkout['preliminaryInformation']),
      distanceSales: accept(checkout['distanceSales']),
      immediateDelivery: true,
      marketing: false,
    },
  })) as { order: { id: string } };
  const outcome = isDeclined ? 'decline' : 'approve';
  await session.call('POST', `/orders/${order.id}/demo-confirmation`, { outcome });
}

async function addPerson(person: SeedPerson): Promise<void> {
  const email = toEmail(person.name);
  await openGuest(origin).call('POST', '/account', {
    userId: 'unique()',
    name: person.name,
    email,
    password,
  });
  const session = await signIn(origin, email, password);
  for (const [at, project] of person.projects.entries()) {
    if (at > 0) await wait(pace);
    await buildProject(session, person, project);
  }
  if (person.planId !== undefined) await buyPlan(session, person);
  console.log(`${email}  ${person.projects.length} projects${person.planId ? `, ${person.planId}` : ''}`);
}

if (existsSync(join(root, folder, 'kilim.sqlite'))) {
  console.error(`${folder} has a database already. Remove the folder or name another one with DATA_DIR.`);
  process.exit(1);
}
const server = await startServer();
try {
  await replaceAdminPassword(server.output);
  for (const person of people) await addPerson(person);
  for (const { subject, message } of contactMessages) {
    const guest = openGuest(origin);
    const { token } = await guest.call('GET', '/contact/token');
    await wait(pace);
    const sender = { name: 'Misafir', email: 'misafir@kilim.example' };
    await guest.call('POST', '/contact', { ...sender, subject, message, startedAt: token });
  }
  console.log(`\nPassword of all accounts: ${password}\nStart with: DATA_DIR=${folder} npm run dev`);
} finally {
  await server.stop();
}
