// `npm run simulators`: simulates the bank and Wise. Prints the environment variables that a server needs.
// SIMULATORS_PORT chooses the port (4900), KILIM_ORIGIN the server that receives webhooks (http://localhost:3000).
import { startSimulators } from '../apps/server/src/simulators/index.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const kilim = process.env['KILIM_ORIGIN'] ?? 'http://localhost:3000';
const simulators = await startSimulators({
  port: Number(process.env['SIMULATORS_PORT'] ?? 4900),
  subscriber: `${kilim}/v1/payments/callbacks/wise`,
});

say('# Add these lines to .env and restart the server:');
for (const [name, value] of Object.entries(simulators.environment)) {
  say(`${name}='${value}'`);
}
say('');
say(`Switches and transfers: ${simulators.origin}`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void simulators.close().then(() => process.exit(0)));
}
