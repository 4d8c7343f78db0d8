import type { Language } from '@kilim/contract';
import { type ProjectFiles, readProjectFile } from '../project/project-files.ts';

// Words that may not stand in a Java package name.
const javaWords = new Set(
  'abstract assert boolean break byte case catch char class const continue default do double else enum extends false final finally float for goto if implements import instanceof int interface long native new null package private protected public return short static strictfp super switch synchronized this throw throws transient true try void volatile while'.split(
    ' ',
  ),
);

/** Neutral application id of both stores, to be changed before publishing: letters and digits only. */
export function writeApplicationId(slug: string): string {
  const letters = slug.replaceAll('-', '');
  const isName = /^[a-z]/.test(letters) && !javaWords.has(letters);
  return `com.example.${isName ? letters : `app${letters}`}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readOwnConfig(files: ProjectFiles): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(readProjectFile(files, 'app.json') ?? '{}');
    const expo = isRecord(parsed) ? parsed['expo'] : undefined;
    return isRecord(expo) ? expo : {};
  } catch {
    return {};
  }
}

export interface AppConfig {
  readonly text: string;
  readonly userInterfaceStyle: unknown;
}

/** app.json: what Expo needs, under what the project says itself; the bundler stays Metro either way. */
export function writeAppConfig(
  files: ProjectFiles,
  { name, slug, language }: { readonly name: string; readonly slug: string; readonly language: Language },
): AppConfig {
  const own = readOwnConfig(files);
  const part = (key: string): Record<string, unknown> => {
    const value = own[key];
    return isRecord(value) ? value : {};
  };
  const id = writeApplicationId(slug);
  const expo = {
    name,
    slug,
    version: '1.0.0',
    orientation: 'portrait',
    userInterfaceStyle: 'automatic',
    platforms: ['ios', 'android', 'web'],
    ...own,
    ios: { supportsTablet: true, bundleIdentifier: id, ...part('ios') },
    android: { package: id, ...part('android') },
    web: { lang: language, ...part('web'), bundler: 'metro' },
  };
  return { text: `${JSON.stringify({ expo }, null, 2)}\n`, userInterfaceStyle: expo.userInterfaceStyle };
}
