export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}
export function findViolations(folder: string): Promise<{ modules: number; violations: Violation[] }>;
