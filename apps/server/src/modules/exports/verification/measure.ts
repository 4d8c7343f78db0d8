import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const pageSize = 4_096;

/** Bytes of memory of a process group; 0 where the system does not tell. */
export async function measureGroup(group: number): Promise<number> {
  let names: string[];
  try {
    names = await readdir('/proc');
  } catch {
    return 0;
  }
  const sizes = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => {
        try {
          const stat = await readFile(`/proc/${name}/stat`, 'utf8');
          // The name of the program, in brackets, may contain anything; the fields follow it.
          const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
          return Number(fields[2]) === group ? Number(fields[21]) * pageSize : 0;
        } catch {
          return 0;
        }
      }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function measureFolder(folder: string, skipped: string): Promise<number> {
  let total = 0;
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (path === skipped) continue;
    if (entry.isDirectory()) total += await measureFolder(path, skipped);
    else if (entry.isFile()) total += (await stat(path).catch(() => ({ size: 0 }))).size;
  }
  return total;
}

/** Bytes of the folder that holds an app, without its packages: their sizes follow from the lock file. */
export function measureWritten(app: string): Promise<number> {
  return measureFolder(dirname(app), join(app, 'node_modules'));
}
