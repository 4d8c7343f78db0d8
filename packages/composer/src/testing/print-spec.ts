import { checkProject } from '@kilim/app-kit';
import { inspectWithOxc } from '../../../app-kit/test/inspect-with-oxc.ts';
import { printApp } from '../print/print-app.ts';
import { screenPath } from '../print/screen-path.ts';
import type { AppSpec } from '../spec/app-spec.ts';

/** What the checks of a project say about the printed app, as lines of text. */
export const problemsOf = (spec: AppSpec): readonly string[] =>
  checkProject(printApp(spec), inspectWithOxc).map(
    ({ kind, path, params }) => `${path} ${kind} ${JSON.stringify(params)}`,
  );

/** Source of the first screen of a kind; '' if the spec has none. */
export function screenSource(spec: AppSpec, kind: string): string {
  const screen = spec.screens.find((each) => each.kind === kind);
  if (screen === undefined) return '';
  const entity = spec.entities.find(({ id }) => id === screen.entity);
  const path = screenPath(screen, {
    entity: () => {
      if (entity === undefined) throw new Error('no entity');
      return entity;
    },
  });
  const source = printApp(spec)[path];
  return typeof source === 'string' ? source : '';
}
