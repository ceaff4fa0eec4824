import { findPostgres, startPostgres } from '../tests/support/postgres/server';
import { applyMigrations, createProject } from '../tests/support/postgres/project';
const bin = findPostgres();
if (!bin) throw new Error('none');
const s = startPostgres(bin, 54410);
try {
  await createProject(s, 'fresh', ['legacy-grants.sql']);
  console.log(await applyMigrations(s, 'fresh'));
  await createProject(s, 'secure', ['secure-grants.sql']);
  console.log(await applyMigrations(s, 'secure'));
  if (process.argv[2]) {
    console.log('waiting');
    await new Promise((r) => setTimeout(r, Number(process.argv[2]) * 1000));
  }
} finally {
  s.stop();
}
