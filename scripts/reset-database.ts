/** `npm run db:reset [folder…]`: forgets the local databases, so that the next start seeds them again. */
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const named = process.argv.slice(2);
const folders = named.length > 0 ? named : ['supabase/.temp/dev', 'supabase/.temp/preview'];

for (const folder of folders) {
  if (!existsSync(folder)) continue;
  const holder = Number(await readFile(join(folder, 'process.lock'), 'utf8').catch(() => ''));
  if (isRunning(holder)) {
    process.stderr.write(`${folder} is in use by process ${holder}. Stop that server first.\n`);
    process.exitCode = 1;
    continue;
  }
  await rm(folder, { recursive: true });
  process.stdout.write(`removed ${folder}\n`);
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
