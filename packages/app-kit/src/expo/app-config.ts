import type { Language } from '@kilim/contract';
import { isRecord, parseJsonObject } from '../project/parse-json-object.ts';
import { type ProjectFiles, readProjectFile } from '../project/project-files.ts';
import type { AppColors } from './app-colors.ts';
import { imagePaths } from './app-images.ts';

// Reserved words, which a Java package name must not contain.
const javaWords = new Set(
  'abstract assert boolean break byte case catch char class const continue default do double else enum extends false final finally float for goto if implements import instanceof int interface long native new null package private protected public return short static strictfp super switch synchronized this throw throws transient true try void volatile while'.split(
    ' ',
  ),
);

/** Default application id for both stores, to be changed before publishing. */
export function writeApplicationId(slug: string): string {
  const letters = slug.replaceAll('-', '');
  const isName = /^[a-z]/.test(letters) && !javaWords.has(letters);
  return `com.example.${isName ? letters : `app${letters}`}`;
}

function readOwnConfig(files: ProjectFiles): Record<string, unknown> {
  const expo = parseJsonObject(readProjectFile(files, 'app.json') ?? '')?.['expo'];
  return isRecord(expo) ? expo : {};
}

const splashPlugin = 'expo-splash-screen';

const keepRemote = (value: unknown): string | undefined =>
  typeof value === 'string' && value.startsWith('https://') ? value : undefined;

function withoutLocalImages(part: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(part).filter(([key, value]) => !keys.includes(key) || keepRemote(value) !== undefined),
  );
}

/** The project's plugins with our splash screen instead of its own. */
function writePlugins(own: unknown, colors: AppColors): unknown[] {
  const image = `./${imagePaths.splash}`;
  const splash = {
    image,
    imageWidth: 160,
    backgroundColor: colors.splash,
    dark: { image, backgroundColor: colors.splashDark },
  };
  const others = (Array.isArray(own) ? own : []).filter(
    (plugin: unknown) => (Array.isArray(plugin) ? plugin[0] : plugin) !== splashPlugin,
  );
  return [...others, [splashPlugin, splash]];
}

export interface AppConfig {
  readonly text: string;
  readonly userInterfaceStyle: unknown;
}

/**
 * Writes app.json: defaults, overridden by the project's own values except images and the bundler, which stays Metro.
 */
export function writeAppConfig(
  files: ProjectFiles,
  {
    name,
    slug,
    language,
    colors,
  }: {
    readonly name: string;
    readonly slug: string;
    readonly language: Language;
    readonly colors: AppColors;
  },
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
    // Projects contain only text, so a local image of the project cannot exist.
    icon: keepRemote(own['icon']) ?? `./${imagePaths.icon}`,
    ios: { supportsTablet: true, bundleIdentifier: id, ...withoutLocalImages(part('ios'), ['icon']) },
    android: {
      package: id,
      ...withoutLocalImages(part('android'), ['icon']),
      adaptiveIcon: {
        foregroundImage: `./${imagePaths.foreground}`,
        backgroundImage: `./${imagePaths.background}`,
        monochromeImage: `./${imagePaths.monochrome}`,
        backgroundColor: colors.ground,
      },
    },
    web: {
      lang: language,
      ...part('web'),
      favicon: keepRemote(part('web')['favicon']) ?? `./${imagePaths.favicon}`,
      bundler: 'metro',
    },
    plugins: writePlugins(own['plugins'], colors),
  };
  return { text: `${JSON.stringify({ expo }, null, 2)}\n`, userInterfaceStyle: expo.userInterfaceStyle };
}
