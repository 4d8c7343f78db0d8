import { EditorView } from '@codemirror/view';
import {
  estimateTurn,
  getAiStatus,
  getCurrentTurn,
  getExportVerification,
  getProject,
  listFileLocks,
  listFiles,
  listMessages,
  listVersions,
  writeFiles,
} from '@kilim/contract';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { paths } from '../../../navigation/paths.ts';
import { renderScreen, setWindowWidth } from '../../../testing/render-screen.tsx';
import { respond } from '../../../testing/respond.ts';
import { server } from '../../../testing/server.ts';
import { DrawerTree } from '../layout/drawer-tree.ts';
import { MediumLayout, WideLayout } from '../layout/panel-layouts.ts';
import { rememberCode } from '../session/code-choice.ts';
import StudioRoute from '../studio-route.tsx';
import { testProject } from './fixtures.ts';
import { InMemoryProject } from './in-memory-project.ts';

const updatedAt = testProject.updatedAt;

/** Handlers of a server that holds one project; its files can be read and written. */
function projectHandlers(project: InMemoryProject) {
  const sizeOf = (hash: string) => ({ hash, size: 1, updatedAt });
  return [
    respond(getProject, testProject),
    respond(listFiles, () => ({
      revision: project.revision,
      files: project.list().map(({ path, content, hash }) => ({ path, content, ...sizeOf(hash) })),
    })),
    respond(writeFiles, ({ body }) => {
      const { revision, written } = project.write(body.operations);
      return {
        revision,
        versionId: `v${revision}`,
        written: written.map(({ path, hash }) => ({ path, ...sizeOf(hash) })),
        removed: [],
      };
    }),
    respond(listMessages, { messages: [], nextCursor: null }),
    respond(listVersions, { versions: [], nextCursor: null }),
    respond(listFileLocks, { paths: [] }),
    respond(getExportVerification, { isOffered: false, remaining: 0, verification: null }),
    respond(getCurrentTurn, { turn: null }),
    respond(estimateTurn, {
      promptTokens: 3,
      expectedCredits: 4,
      maximumCredits: 9,
      minimumBalance: 20,
      readsImages: true,
    }),
    respond(getAiStatus, { provider: 'openai-compatible', model: 'gpt-test', readsImages: true }),
  ];
}

const testFiles = { 'src/App.tsx': 'export default App;', 'package.json': '{}' };

export interface RenderStudioOptions {
  readonly files?: Readonly<Record<string, string>>;
  /** Handlers that replace those of the working server. */
  readonly handlers?: readonly Parameters<typeof server.use>[0][];
  /** Width of the window: 1280 px, the wide layout, by default. */
  readonly width?: number;
  readonly search?: string;
  /** Whether the wide layout starts with the editor; true by default, because most tests edit code. */
  readonly isCodeShown?: boolean;
  readonly language?: 'tr' | 'en';
  /** Another screen of the project, with its route and address. */
  readonly element?: ReactNode;
  readonly pattern?: string;
  readonly address?: string;
}

/** Opens the studio of a project with two files. */
export function startStudio({
  files = testFiles,
  handlers = [],
  width = 1280,
  search = '',
  isCodeShown = true,
  language = 'tr',
  element = <StudioRoute />,
  pattern = paths.studio.pattern,
  address = paths.studio.to(testProject.id),
}: RenderStudioOptions = {}) {
  const project = new InMemoryProject(files);
  server.use(...handlers, ...projectHandlers(project));
  setWindowWidth(width);
  rememberCode(testProject.id, isCodeShown);
  const view = renderScreen({
    path: pattern,
    address: address + search,
    element,
    language,
  });
  return { ...view, project };
}

/** Opens the studio of a project with two files and waits until it is loaded. */
export async function renderStudio(options?: RenderStudioOptions) {
  // Chunks of their own, which the route loads with the project.
  await Promise.all([WideLayout.preload(), MediumLayout.preload(), DrawerTree.preload()]);
  const studio = startStudio(options);
  await screen.findByRole('button', { name: new RegExp(`: ${testProject.name}$`) });
  return studio;
}

/** Replaces the text of the open editor, as typing does. `isHidden`: the editor is behind a dialog. */
export async function editCode(text: string, { isHidden = false } = {}): Promise<void> {
  const content = await screen.findByRole('textbox', { name: /düzenleyicisi$/, hidden: isHidden });
  const editor = EditorView.findFromDOM(content);
  if (editor === null) throw new Error('The element is no code editor.');
  await act(async () => {
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } });
  });
}
