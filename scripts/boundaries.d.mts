export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}
export interface CruisedModule {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}
export function cruiseWorkspace(folder: string): Promise<{ modules: CruisedModule[] }>;
export function findViolations(folder: string): Promise<{ modules: number; violations: Violation[] }>;
