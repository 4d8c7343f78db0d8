import type { Language } from '@kilim/contract';
import { type ProjectFiles, readProjectFile } from '../project/project-files.ts';
import { slugify } from '../project/slugify.ts';
import { currentSdk } from '../sdk-table.ts';
import { writeStarterApp } from './starter-app.ts';

export interface StarterInput {
  readonly name: string;
  readonly language: Language;
}

const appPath = 'src/App.tsx';
const manifestPath = 'package.json';

/** The files of a new project: docs/rules/app-kit.md#starter-files */
export function starterFiles({ name, language }: StarterInput): ProjectFiles {
  const version = (specifier: string): string => currentSdk.packages[specifier]?.version ?? '*';
  const manifest = {
    name: slugify(name),
    version: '1.0.0',
    main: appPath,
    dependencies: { react: version('react'), 'react-native': version('react-native') },
  };
  return {
    [appPath]: writeStarterApp(name, language),
    [manifestPath]: `${JSON.stringify(manifest, null, 2)}\n`,
  };
}

/** Whether the project is unchanged since its creation, for any name and language. */
export function isStarter(files: ProjectFiles): boolean {
  if (Object.keys(files).length !== 2) return false;
  const app = readProjectFile(files, appPath);
  const name = readStarterName(app ?? '');
  if (name === undefined) return false;
  return (['tr', 'en'] as const).some((language) => {
    const starter = starterFiles({ name, language });
    return starter[appPath] === app && starter[manifestPath] === readProjectFile(files, manifestPath);
  });
}

function readStarterName(app: string): string | undefined {
  const literal = /^const projectName = '((?:[^'\\\n]|\\.)*)';$/m.exec(app)?.[1];
  if (literal === undefined) return undefined;
  const json = `"${literal.replaceAll("\\'", "'").replaceAll('"', '\\"')}"`;
  try {
    const name: unknown = JSON.parse(json);
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}
