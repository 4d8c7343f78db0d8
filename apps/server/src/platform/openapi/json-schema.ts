import * as contract from '@kilim/contract';
import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

export const componentFolder = '#/components/schemas/';

const toComponentName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Exported schemas of the contract by component name, such as `Project`. */
const components = z.registry<{ id: string }>();
for (const [name, value] of Object.entries(contract) as [string, unknown][]) {
  if (value instanceof z.ZodType && !components.has(value))
    components.add(value, { id: toComponentName(name) });
}
const noComponents = z.registry<{ id: string }>();

/** Formats whose pattern would only repeat them. */
const formatsWithoutPattern = new Set(['date-time', 'date', 'email', 'uri']);

function simplify({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }): void {
  const { format, minimum, maximum } = jsonSchema;
  if (format !== undefined && formatsWithoutPattern.has(format)) delete jsonSchema.pattern;
  if (minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  // A reply may get further fields later; only strict objects exclude them.
  const { def } = zodSchema._zod;
  if (def.type === 'object' && def.catchall === undefined) delete jsonSchema.additionalProperties;
}

const moveReferences = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${componentFolder}`));

/** The schema of a request part, without references. */
export function toInputSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    metadata: noComponents,
    override: simplify,
  });
  return json;
}

/** The schema of a reply. Exported schemas of the contract become references; `definitions` has what they refer to. */
export function toReplySchema(schema: z.ZodType): {
  readonly schema: JsonSchema;
  readonly definitions: Readonly<Record<string, JsonSchema>>;
} {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'output',
    metadata: components,
    override: simplify,
  });
  const { $defs = {}, ...rest } = moveReferences(json) as JsonSchema;
  return { schema: rest, definitions: $defs as Record<string, JsonSchema> };
}
