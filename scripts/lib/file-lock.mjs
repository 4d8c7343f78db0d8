import { closeSync, existsSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

function isAlive(processId) {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function tryLock(path) {
  try {
    const handle = openSync(path, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const owner = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0;
    if (owner > 0 && !isAlive(owner)) rmSync(path, { force: true });
    return false;
  }
}

/** Runs `work` while holding the lock file `path`, so that two starts do not install at the same time. */
export async function withFileLock(path, work) {
  let isReported = false;
  while (!tryLock(path)) {
    if (!isReported) console.log('Another start is installing or building; waiting for it.');
    isReported = true;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}
