import {
  AppError,
  getPublicSettings,
  getSiteFile,
  listSettings,
  saveSettings,
  uploadSiteFile,
} from '@kilim/contract';
import { type Route, route } from '../../platform/http/index.ts';
import type { SettingsService } from './service.ts';

/** An SVG may contain scripts; opened directly it must not run them on our origin. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export function createSettingsRoutes(settings: SettingsService): Route[] {
  return [
    route(getPublicSettings, async () => settings.read()),
    route(listSettings, async () => ({ settings: await settings.list() })),
    route(saveSettings, async ({ body }) => ({ settings: await settings.save(body.settings) })),
    route(uploadSiteFile, async ({ params }, context) => {
      let bytes: Uint8Array;
      try {
        bytes = await context.readBytes(settings.fileMaximum);
      } catch (cause) {
        if (cause instanceof AppError && cause.type === 'general_body_too_large') {
          throw new AppError(`${params.kind}_too_large`, { cause });
        }
        throw cause;
      }
      return settings.replaceFile(params.kind, bytes);
    }),
    route(getSiteFile, async ({ params }) => {
      const file = await settings.openFile(params.id);
      const { contentType } = file;
      return {
        ...file,
        fileName: `site.${contentType.slice('image/'.length).replace(/^x-|\+xml$/g, '')}`,
        isInline: true,
        headers: {
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          ...(contentType === 'image/svg+xml' && { 'content-security-policy': svgPolicy }),
        },
      };
    }),
  ];
}
