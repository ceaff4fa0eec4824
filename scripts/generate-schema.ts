import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openMigratedDatabase } from '../tests/support/database-catalogue';
import { schemaFolder, writeSchema } from './schema/write';

const database = await openMigratedDatabase();
try {
  const files = await writeSchema(
    async <Row>(sql: string) => (await database.query<Row>(sql)).rows,
  );
  await rm(schemaFolder, { recursive: true, force: true });
  await mkdir(schemaFolder, { recursive: true });
  for (const [name, text] of files) await writeFile(join(schemaFolder, name), text);
} finally {
  await database.close();
}
