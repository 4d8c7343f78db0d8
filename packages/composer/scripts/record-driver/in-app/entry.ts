// Runs inside of the frame of an app. Failures are returned as texts, because an error loses its type on the way out.
import { addRecord, countTabs, deleteRecord, editRecord, expectDeleted } from './records.ts';
import { DriveError } from './screen.ts';

export type Outcome<Value> = { readonly value: Value } | { readonly failure: string };

const outcomeOf =
  <Given extends readonly unknown[], Value>(run: (...given: Given) => Promise<Value>) =>
  async (...given: Given): Promise<Outcome<Value>> => {
    try {
      return { value: await run(...given) };
    } catch (error) {
      return { failure: error instanceof DriveError ? error.message : String(error) };
    }
  };

const recordDriver = {
  countTabs: outcomeOf(countTabs),
  add: outcomeOf(addRecord),
  edit: outcomeOf(editRecord),
  delete: outcomeOf(deleteRecord),
  expectDeleted: outcomeOf(expectDeleted),
};

declare global {
  interface Window {
    recordDriver: typeof recordDriver;
  }
}

window.recordDriver = recordDriver;
