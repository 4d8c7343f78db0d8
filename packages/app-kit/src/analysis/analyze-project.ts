import type { ProjectFiles } from '../project/project-files.ts';

export type ProjectComplexity = 'simple' | 'medium' | 'complex';

/** How large a project is and what its code contains: docs/rules/turns.md#project-analysis */
export interface ProjectAnalysis {
  readonly complexity: ProjectComplexity;
  /** 5 to 10. */
  readonly qualityScore: number;
}

const complexFrom = 20;
const mediumFrom = 5;
const baseScore = 5;

const code = /\.(?:tsx?|jsx?|mjs|cjs)$/;
const typeScript = /\.tsx?$/;
const components = /(?:^|\/)components?\//i;
const screens = /(?:^|\/)(?:screens?|pages)\//i;
const navigationPath = /(?:^|\/)(?:navigation|navigators?|routes?)(?:\/|\.[jt]sx?$)/i;
const navigationImport = /['"](?:@react-navigation\/|expo-router|react-router)/;
const backendPath = /(?:^|\/)(?:api|backend|server|services?)(?:\/|\.[jt]sx?$)/i;
const backendUse =
  /\bfetch\s*\(|\bnew\s+(?:WebSocket|XMLHttpRequest)\b|['"](?:axios|firebase|@firebase\/|@supabase\/|appwrite|react-native-appwrite)/;
const errorHandling = /\bcatch\s*[({]|\.catch\s*\(|componentDidCatch|getDerivedStateFromError|ErrorBoundary/;
const stateManagement =
  /\buse(?:State|Reducer|Context|SyncExternalStore)\b|\bcreateContext\b|['"](?:zustand|redux|@reduxjs\/|mobx|jotai|recoil)/;

/** Reads the complexity and the quality of a project from its paths and sources, in one pass over the files. */
export function analyzeProject(files: ProjectFiles): ProjectAnalysis {
  const paths = Object.keys(files);
  const sources = paths.filter((path) => code.test(path)).map((path) => files[path] ?? '');
  const hasPath = (pattern: RegExp): boolean => paths.some((path) => pattern.test(path));
  const hasSource = (pattern: RegExp): boolean => sources.some((text) => pattern.test(text));
  const hasComponents = hasPath(components);
  const hasScreens = hasPath(screens);
  const isComplex =
    paths.length > complexFrom ||
    hasPath(navigationPath) ||
    hasPath(backendPath) ||
    hasSource(navigationImport) ||
    hasSource(backendUse);
  const isMedium = paths.length > mediumFrom || hasComponents || hasScreens;
  const qualityScore =
    baseScore +
    (hasPath(typeScript) ? 2 : 0) +
    (hasComponents && hasScreens ? 1 : 0) +
    (hasSource(errorHandling) ? 1 : 0) +
    (hasSource(stateManagement) ? 1 : 0);
  return { complexity: isComplex ? 'complex' : isMedium ? 'medium' : 'simple', qualityScore };
}
