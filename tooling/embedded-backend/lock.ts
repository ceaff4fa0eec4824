import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Takes the folder for this process: PGlite corrupts a data folder that two processes open.
 *
 * @returns a function that gives the folder back.
 * @throws Error naming the process that holds it.
 */
export async function acquireLock(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'process.lock');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(String(process.pid));
      await handle.close();
      const release = () => rm(file, { force: true });
      return release;
    } catch (error) {
      if (!isErrorWithCode(error, 'EEXIST')) throw error;
      const holder = Number(await readFile(file, 'utf8').catch(() => ''));
      if (holder !== process.pid && isRunning(holder)) {
        throw new Error(
          `The local database in ${folder} is in use by process ${holder}. Stop that server first, or set CAREERLOOM_DATA to another folder. Should that process be no server of this project (a number is used again after a crash), remove ${file}.`,
          { cause: error },
        );
      }
      // Left behind by a process that was killed, or by this one before a restart.
      await rm(file, { force: true });
    }
  }
  throw new Error(`The lock ${file} could not be taken. Remove it if no server is running.`);
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isErrorWithCode(error, 'EPERM');
  }
}

function isErrorWithCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
