import type { JsonSchema } from '../../platform/openapi/index.ts';
import { escapeHtml } from '../../platform/text/index.ts';

/** Keywords that follow a type, such as `string (maxLength: 128)`. */
const shownKeywords = [
  'format',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'default',
] as const;

type Schema = JsonSchema | boolean;

export const schemaAnchor = (name: string): string => `schema-${name}`;

const renderValue = (value: unknown): string => escapeHtml(JSON.stringify(value));

function renderReference(reference: string): string {
  const name = escapeHtml(reference.slice(reference.lastIndexOf('/') + 1));
  return `<a href="#${schemaAnchor(name)}">${name}</a>`;
}

function renderObject(schema: JsonSchema, indent: string): string {
  const { properties = {}, required = [], additionalProperties } = schema;
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, property]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${inner}${escapeHtml(name)}${mark}: ${renderType(property, inner)};`;
  });
  if (typeof additionalProperties === 'object') {
    lines.push(`${inner}[key: string]: ${renderType(additionalProperties, inner)};`);
  }
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function renderArray({ items }: JsonSchema, indent: string): string {
  const item = items === undefined || Array.isArray(items) ? 'unknown' : renderType(items, indent);
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
}

function renderBase(schema: JsonSchema, indent: string): string {
  const { $ref, anyOf, oneOf, allOf, type } = schema;
  if ($ref !== undefined) return renderReference($ref);
  if ('const' in schema) return renderValue(schema.const);
  if (schema.enum) return schema.enum.map(renderValue).join(' | ');
  const choices = anyOf ?? oneOf;
  if (choices) return choices.map((choice) => renderType(choice, indent)).join(' | ');
  if (allOf) return allOf.map((part) => renderType(part, indent)).join(' &amp; ');
  if (type === 'array') return renderArray(schema, indent);
  if (type === 'object') return renderObject(schema, indent);
  return type === undefined ? 'unknown' : [type].flat().join(' | ');
}

/** Renders a JSON schema as HTML in the notation of TypeScript; references link to their component. */
export function renderType(schema: Schema, indent = ''): string {
  if (typeof schema === 'boolean') return schema ? 'unknown' : 'never';
  const notes = shownKeywords
    .filter((keyword) => schema[keyword] !== undefined)
    .map((keyword) => `${keyword}: ${renderValue(schema[keyword])}`);
  const base = renderBase(schema, indent);
  return notes.length === 0 ? base : `${base} (${notes.join(', ')})`;
}
