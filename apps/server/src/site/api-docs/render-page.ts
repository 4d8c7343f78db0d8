import type { JsonSchema, OpenApiDocument, Operation } from '../../platform/openapi/index.ts';
import { escapeHtml } from '../../platform/text/index.ts';
import { renderText } from './html.ts';
import { renderType, schemaAnchor } from './render-type.ts';

export const docsAddress = '/api-docs';
export const styleAddress = '/api-docs/style.css';
const documentAddress = '/v1/openapi.json';

interface Endpoint {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const tagAnchor = (tag: string): string => `tag-${tag.toLowerCase().replaceAll(' ', '-')}`;

function renderParameters({ parameters = [] }: Operation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${place}</td><td>${required ? 'yes' : 'no'}</td><td><code>${renderType(schema)}</code></td></tr>`,
  );
  return `<table><caption>Parameters</caption><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Required</th><th scope="col">Type</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const renderSchema = (schema: JsonSchema): string => `<pre><code>${renderType(schema)}</code></pre>`;

type Content = NonNullable<Operation['requestBody']>['content'];

/** Files are shown by their content types, everything else by its type. */
function renderContent(content: Content): string {
  const json = content['application/json']?.schema;
  if (json && Object.keys(json).length > 0) return renderSchema(json);
  const types = Object.keys(content).map((type) => `<code>${escapeHtml(type)}</code>`);
  return `<p>A file of type ${types.join(', ')}.</p>`;
}

function renderBody({ requestBody }: Operation): string {
  if (!requestBody) return '';
  const title = requestBody.required ? 'Body' : 'Body (optional)';
  return `<details><summary>${title}</summary>${renderContent(requestBody.content)}</details>`;
}

function renderReplies({ responses }: Operation): string {
  return Object.entries(responses)
    .map(([status, response]) => {
      if (Number(status) >= 400 || '$ref' in response) return '';
      const text = response.content
        ? renderContent(response.content)
        : `<p>${renderText(response.description)}</p>`;
      return `<details><summary>Reply ${status}</summary>${text}</details>`;
    })
    .join('');
}

function renderErrors({ responses }: Operation): string {
  const items = Object.entries(responses).map(([status, response]) =>
    Number(status) >= 400 && 'description' in response
      ? `<li>${status}: ${renderText(response.description)}</li>`
      : '',
  );
  return `<details><summary>Errors</summary><ul>${items.join('')}<li>and the <a href="#general-errors">errors of every endpoint</a></li></ul></details>`;
}

function renderEndpoint({ method, path, operation }: Endpoint): string {
  return [
    `<article id="${escapeHtml(operation.operationId)}">`,
    `<h3><code>${method} ${escapeHtml(path)}</code></h3>`,
    `<p>${renderText(operation.summary)}</p>`,
    `<p>${renderText(operation.description)}</p>`,
    renderParameters(operation),
    renderBody(operation),
    renderReplies(operation),
    renderErrors(operation),
    '</article>',
  ].join('');
}

function listEndpoints({ paths }: OpenApiDocument): Endpoint[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

function renderTag(tag: string, endpoints: readonly Endpoint[]): string {
  const own = endpoints.filter(({ operation }) => operation.tags.includes(tag));
  return `<section><h2 id="${tagAnchor(tag)}">${escapeHtml(tag)}</h2>${own.map(renderEndpoint).join('')}</section>`;
}

function renderComponents({ components }: OpenApiDocument): string {
  const schemas = Object.entries(components.schemas).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const items = schemas.map(
    ([name, schema]) => `<h3 id="${schemaAnchor(name)}">${escapeHtml(name)}</h3>${renderSchema(schema)}`,
  );
  return `<section><h2 id="schemas">Schemas</h2>${items.join('')}</section>`;
}

/** Renders an OpenAPI document as one HTML page without scripts. */
export function renderApiDocs(document: OpenApiDocument): string {
  const { info, tags, components } = document;
  const endpoints = listEndpoints(document);
  const links = tags.map(({ name }) => `<li><a href="#${tagAnchor(name)}">${escapeHtml(name)}</a></li>`);
  const general = components.responses['GeneralError']?.description ?? '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title>
<link rel="stylesheet" href="${styleAddress}">
</head>
<body>
<header>
<h1>${escapeHtml(info.title)}</h1>
<p>${renderText(info.description)}</p>
<p id="general-errors">${renderText(general)}</p>
<p><a href="${documentAddress}">OpenAPI 3.1 document</a>. With an administrator's session it also has the endpoints for administrators.</p>
</header>
<nav aria-label="Endpoints"><ul>${links.join('')}<li><a href="#schemas">Schemas</a></li></ul></nav>
<main>
${tags.map(({ name }) => renderTag(name, endpoints)).join('\n')}
${renderComponents(document)}
</main>
</body>
</html>
`;
}
