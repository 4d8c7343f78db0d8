// Composes the apps of the public gallery: `npx tsx scripts/gallery/build.ts`, a part of `node scripts/build.mjs`. Writes,
// into gallery/dist, the files of each app in both languages, a picture of its first screen in both schemes, and a list of
// screens and fields, and the record of one build: docs/rules/gallery.md
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawFirstScreen } from '@kilim/composer/picture';
import { galleryApps } from '@kilim/contract';
import { composeGalleryApp, galleryLanguages } from './compose-gallery-app.ts';
import { describeContents } from './describe-contents.ts';
import { openIcons } from './ionicons.ts';
import { recordBuild } from './record-build.ts';

const dist = join(import.meta.dirname, '../../gallery/dist');

/** Writes every app; throws if one cannot be composed, which fails the build. */
function buildGallery(): void {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const iconPath = openIcons();
  const contents: Record<string, unknown> = {};
  for (const { id } of galleryApps) {
    for (const language of galleryLanguages) {
      const { spec, files } = composeGalleryApp(id, language);
      writeFileSync(join(dist, `${id}-${language}.json`), JSON.stringify(files));
      for (const scheme of ['light', 'dark'] as const) {
        writeFileSync(join(dist, `${id}-${language}-${scheme}.svg`), drawFirstScreen(spec, scheme, iconPath));
      }
      contents[`${id}-${language}`] = describeContents(spec);
    }
  }
  writeFileSync(join(dist, 'contents.json'), JSON.stringify(contents));
  const recordings = { tr: recordBuild('tr'), en: recordBuild('en') };
  writeFileSync(join(dist, 'recording.json'), JSON.stringify(recordings));
}

buildGallery();
