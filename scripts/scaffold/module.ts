import type { Change } from './change.ts';
import type { Names } from './names.ts';

const contract = ({ kebab, pascal, words }: Names): string => `import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

export const find${pascal} = defineEndpoint({
  name: 'find${pascal}',
  summary: 'Returns the ${words.toLowerCase()} of the caller.',
  method: 'GET',
  path: '/${kebab}',
  access: 'member',
  status: 200,
  reply: z.object({ count: z.int().nonnegative() }),
  errors: [],
});
`;

const index = ({ pascal, words }: Names): string => `// ${words}: what the module is for, in one line.
// Guarantees what callers may rely on.
export { create${pascal}Routes } from './routes.ts';
export { create${pascal}Service } from './service.ts';
`;

const service = ({
  pascal,
}: Names): string => `import type { EndpointReply, find${pascal}, UserId } from '@kilim/contract';
import type { Transactions } from '../../platform/tx.ts';

export interface ${pascal}Service {
  /** Throws nothing of its own. */
  find(userId: UserId): Promise<EndpointReply<typeof find${pascal}>>;
}

export interface ${pascal}Ports {
  readonly transactions: Transactions;
}

export function create${pascal}Service(_ports: ${pascal}Ports): ${pascal}Service {
  return {
    find: async (_userId) => ({ count: 0 }),
  };
}
`;

const routes = ({ pascal, camel }: Names): string => `import { find${pascal} } from '@kilim/contract';
import { type Route, route } from '../../platform/http/index.ts';
import type { ${pascal}Service } from './service.ts';

export function create${pascal}Routes(${camel}: ${pascal}Service): Route[] {
  return [route(find${pascal}, async (_input, { caller }) => ${camel}.find(caller.userId))];
}
`;

const routesTest = ({ kebab, pascal, words }: Names): string => `import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { addUser } from '../../testing/users.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { create${pascal}Routes, create${pascal}Service } from './index.ts';

describeOnEachEngine('${words.toLowerCase()}', ({ transactions }) => {
  const app = createTestApp({ routes: create${pascal}Routes(create${pascal}Service({ transactions })) });

  it('replies to a member', async () => {
    const caller = await addUser(transactions);
    const reply = await app.call('GET', '/v1/${kebab}', { as: caller });
    expect(reply).toMatchObject({ status: 200, json: { count: 0 } });
  });

  it('rejects a guest', async () => {
    expect((await app.call('GET', '/v1/${kebab}')).status).toBe(401);
  });
});
`;

const composition = ({
  kebab,
  pascal,
}: Names): string => `import { create${pascal}Routes, create${pascal}Service } from '../modules/${kebab}/index.ts';
import type { Capability } from './capability.ts';
import type { Platform } from './platform.ts';

export function compose${pascal}({ transactions }: Platform) {
  const service = create${pascal}Service({ transactions });
  return { service, routes: create${pascal}Routes(service) } satisfies Capability;
}
`;

const rules = ({ kebab, words }: Names): string => `# ${words}

What this page rules, in one sentence.

## A rule

Its number, formula or limit, and the constant that holds it. Code cites it by its anchor: \`docs/rules/${kebab}.md\` and the
heading.
`;

/** A server module with one endpoint, its composition and its rules page. */
export function describeModule(names: Names): Change {
  const { kebab, pascal } = names;
  const folder = `apps/server/src/modules/${kebab}`;
  const composeIndex = 'apps/server/src/compose/index.ts';
  return {
    files: {
      [`packages/contract/src/${kebab}.ts`]: contract(names),
      [`${folder}/index.ts`]: index(names),
      [`${folder}/service.ts`]: service(names),
      [`${folder}/routes.ts`]: routes(names),
      [`${folder}/routes.test.ts`]: routesTest(names),
      [`apps/server/src/compose/${kebab}.ts`]: composition(names),
      [`docs/rules/${kebab}.md`]: rules(names),
    },
    edits: [
      {
        path: 'packages/contract/src/index.ts',
        before: "export * from './ids.ts';",
        line: `export * from './${kebab}.ts';`,
      },
      {
        path: composeIndex,
        before: "import type { Capability } from './capability.ts';",
        line: `import { compose${pascal} } from './${kebab}.ts';`,
      },
      {
        path: composeIndex,
        before: '    composeRateLimits(platform),',
        line: `    compose${pascal}(platform),`,
      },
    ],
  };
}
