import { ConfigError } from '../config/index.ts';
import { NewerDatabaseError } from '../platform/db/index.ts';
import { ServerKeyError } from '../platform/secrets/index.ts';
import { DataDirectoryInUseError } from './data-directory.ts';

/** The configuration of the failed start. */
export interface StartFacts {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly host: string;
  readonly port: number;
}

const namesOf = (error: Error): { code: string; syscall: string } => {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return { code: String(code ?? ''), syscall: String(syscall ?? '') };
};

function describeListening(code: string, { host, port }: StartFacts): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Start Kilim on another one: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `Port ${port} needs more rights than this user has. Choose one above 1023, such as PORT=3000.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST=${host} is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of them.`;
    default:
      return null;
  }
}

/** Host and name of the database, without the password. */
function nameDatabase(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

function describePostgres(code: string, message: string, url: string): string | null {
  const name = nameDatabase(url);
  if (['28P01', '28000'].includes(code))
    return `PostgreSQL at ${name} refuses the user or password of DATABASE_URL.`;
  if (code === '3D000')
    return `PostgreSQL at ${name} has no such database. Create it, or correct DATABASE_URL.`;
  if (code === '42501') return `The user of DATABASE_URL may not create tables in ${name}.`;
  if (/^(E[A-Z_]+|08...|53...|57P..)$/.test(code) || /timeout|terminated/.test(message))
    return `PostgreSQL at ${name} does not answer (${code || message}). Start it, or correct DATABASE_URL.`;
  return null;
}

function describeDataFolder(code: string, message: string, folder: string): string | null {
  if (code === 'ENOSPC' || code === 'EDQUOT' || /disk is full/.test(message))
    return `No space is left for the data directory ${folder}. Free some, or choose another DATA_DIR.`;
  if (
    ['EACCES', 'EPERM', 'EROFS'].includes(code) ||
    /readonly database|unable to open database/.test(message)
  )
    return `The data directory ${folder} can't be written to. Give this user the right to, or choose another DATA_DIR.`;
  if (['EEXIST', 'ENOTDIR', 'ENOENT', 'EISDIR', 'ENAMETOOLONG'].includes(code))
    return `The data directory ${folder} can't be made. Choose another DATA_DIR.`;
  if (/not a database|malformed/.test(message))
    return `The database in ${folder} is damaged or not a database. Bring back a copy of kilim.sqlite; nothing was changed.`;
  return null;
}

/** Errors whose message explains what to do. */
const ownErrors = [ConfigError, DataDirectoryInUseError, NewerDatabaseError, ServerKeyError] as const;

/** One sentence for an error that the operator can fix; null for others. `facts` is null before the configuration is read. */
export function describeStartFailure(error: unknown, facts: StartFacts | null): string | null {
  if (ownErrors.some((kind) => error instanceof kind)) return (error as Error).message;
  if (!(error instanceof Error) || !facts) return null;
  const { code, syscall } = namesOf(error);
  const isHostLookup = syscall === 'getaddrinfo' && !facts.databaseUrl;
  if (isHostLookup || syscall === 'listen' || syscall === 'bind') return describeListening(code, facts);
  const isFileError = ['mkdir', 'open', 'write', 'read', 'unlink', 'rename', 'chmod'].includes(syscall);
  if (facts.databaseUrl && !isFileError) return describePostgres(code, error.message, facts.databaseUrl);
  return describeDataFolder(code, error.message, facts.dataFolder);
}
