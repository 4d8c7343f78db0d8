interface FailedFile {
  readonly name: string;
  readonly status: string;
  readonly message?: string;
  readonly assertionResults?: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages?: readonly string[];
  }[];
}
export function listFailedTests(files: readonly FailedFile[]): { name: string; message: string }[];
export function listFlakyTests(files: readonly FailedFile[]): { name: string; message: string }[];
