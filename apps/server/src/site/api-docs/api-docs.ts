import { type Endpoint, getOpenApiDocument } from '@kilim/contract';
import type { Context } from 'hono';
import { apiPrefix, type Route, route } from '../../platform/http/index.ts';
import { createOpenApiDocument } from '../../platform/openapi/index.ts';
import { sendFile } from '../send-file.ts';
import { encode, type StaticFile, toStaticFile } from '../static-files.ts';
import { docsAddress, renderApiDocs, styleAddress } from './render-page.ts';
import { style } from './style.ts';

export interface ApiDocsPorts {
  /** Every mounted endpoint. Called once per document, after all routes exist. */
  listEndpoints(): readonly Endpoint[];
  readonly projectKey: string;
}

export interface ApiDocs {
  readonly routes: readonly Route[];
  /** Serves the page and its style sheet; null for other paths. */
  serve(c: Context): Promise<Response | null>;
}

/** The page has no scripts and loads nothing but its style sheet. */
const pagePolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function cache<Value>(create: () => Promise<Value>): () => Promise<Value> {
  let cached: Promise<Value> | undefined;
  return () => (cached ??= create());
}

const toFile = (text: string, contentType: string): StaticFile =>
  toStaticFile(new TextEncoder().encode(text), contentType);

/** Endpoints for administrators are only in the document that an administrator's session gets. */
export function createApiDocs({ listEndpoints, projectKey }: ApiDocsPorts): ApiDocs {
  const describe = (includesAdmin: boolean) =>
    createOpenApiDocument(
      listEndpoints().filter(({ access }) => includesAdmin || access !== 'admin'),
      { projectKey, prefix: apiPrefix },
    );
  const publicDocument = cache(() => describe(false));
  const publicFile = cache(async () => toFile(JSON.stringify(await publicDocument()), 'application/json'));
  const adminFile = cache(async () => toFile(JSON.stringify(await describe(true)), 'application/json'));
  const page = cache(async () => toFile(renderApiDocs(await publicDocument()), 'text/html; charset=utf-8'));
  const styleSheet = toFile(style, 'text/css; charset=utf-8');

  return {
    routes: [
      route(getOpenApiDocument, async (_, { caller, header }) => {
        const file = await (caller?.isAdmin ? adminFile() : publicFile());
        const { bytes, encoding } = encode(file, header('accept-encoding') ?? '');
        return {
          bytes,
          contentType: file.contentType,
          fileName: 'openapi.json',
          isInline: true,
          ...(encoding && { headers: { 'content-encoding': encoding } }),
        };
      }),
    ],
    serve: async (c) => {
      if (c.req.path === styleAddress) return sendFile(c, styleSheet, { 'cache-control': 'no-cache' });
      if (c.req.path !== docsAddress) return null;
      const headers = { 'cache-control': 'no-cache', 'content-security-policy': pagePolicy };
      return sendFile(c, await page(), headers);
    },
  };
}
