import { useEffect } from 'react';
import { preloadLayout } from './layout/panel-layouts.ts';
import { OpenProject } from './open-project.tsx';
import { StudioScreen } from './studio-screen.tsx';

/** /studio/{projectId} */
export default function StudioRoute() {
  useEffect(preloadLayout, []);
  return <OpenProject>{(project) => <StudioScreen project={project} />}</OpenProject>;
}
