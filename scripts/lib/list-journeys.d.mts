export interface JourneySpec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly { readonly status: string }[];
}
export interface JourneySuite {
  readonly suites?: readonly JourneySuite[];
  readonly specs?: readonly JourneySpec[];
}
export function listJourneys(suites: readonly JourneySuite[], status: 'flaky' | 'unexpected'): string[];
