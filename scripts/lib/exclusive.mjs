import { closeSync, existsSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

function isAlive(processId) {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function take(path) {
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

/** Runs `work` while no other process of this checkout does: two starts at once must not install at once. */
export async function exclusively(path, work) {
  let told = false;
  while (!take(path)) {
    if (!told) console.log('Another start is installing or building; waiting for it.');
    told = true;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}
