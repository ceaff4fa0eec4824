import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { type PGlite } from '@electric-sql/pglite';
import { format, resolveConfig } from 'prettier';
import { openMigratedDatabase } from '../tests/support/database-catalogue';

/**
 * Writes the types that supabase-js needs, read from a database with every migration applied.
 * The shape is that of `supabase gen types`, but neither Docker nor a download is needed.
 */
export const typesFile = 'src/lib/supabase/database.types.ts';

interface Column {
  readonly table_name: string;
  readonly column_name: string;
  readonly type: string;
  readonly is_required: boolean;
  readonly has_default: boolean;
  readonly is_generated: boolean;
}

interface Callable {
  readonly name: string;
  readonly argument_names: string[] | null;
  readonly argument_modes: string[] | null;
  readonly argument_types: string[];
  readonly default_count: number;
  readonly input_count: number;
  readonly return_type: string;
  readonly returns_set: boolean;
}

const scalars: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  varchar: 'string',
  date: 'string',
  timestamptz: 'string',
  int4: 'number',
  int8: 'number',
  bool: 'boolean',
  jsonb: 'Json',
  void: 'undefined',
};

function typeScriptType(name: string): string {
  if (name.startsWith('_')) return `${typeScriptType(name.slice(1))}[]`;
  const type = scalars[name];
  if (!type) throw new Error(`No TypeScript type is known for the database type ${name}.`);
  return type;
}

const byName = (a: string, b: string) => (a < b ? -1 : 1);

function tableType(columns: readonly Column[]): string {
  const row = (column: Column) => {
    const type = typeScriptType(column.type) + (column.is_required ? '' : ' | null');
    return `${column.column_name}: ${type}`;
  };
  const written = (column: Column, isUpdate: boolean) => {
    if (column.is_generated) return `${column.column_name}?: never`;
    const isOptional = isUpdate || column.has_default || !column.is_required;
    return isOptional ? row(column).replace(':', '?:') : row(column);
  };
  return `{
    Row: {
${columns.map(row).join('; ')} };
    ComputedFields: never;
    Insert: {
${columns.map((column) => written(column, false)).join('; ')} };
    Update: {
${columns.map((column) => written(column, true)).join('; ')} };
    Relationships: [];
  }`;
}

function callableType(callable: Callable): string {
  const names = callable.argument_names ?? [];
  const fields = callable.argument_types.map((type, index) => ({
    name: names[index] ?? '',
    type: typeScriptType(type),
    isOutput: callable.argument_modes?.[index] === 't',
    isOptional: index >= callable.input_count - callable.default_count,
  }));
  const sorted = [...fields].sort((a, b) => byName(a.name, b.name));
  const inputs = sorted
    .filter((field) => !field.isOutput)
    .map((field) => `${field.name}${field.isOptional ? '?' : ''}: ${field.type}`);
  const outputs = sorted.filter((field) => field.isOutput).map((f) => `${f.name}: ${f.type}`);
  const single = outputs.length
    ? `{ ${outputs.join('; ')} }`
    : typeScriptType(callable.return_type);
  const args = inputs.length ? `{ ${inputs.join('; ')} }` : 'Record<PropertyKey, never>';
  return `{ Args: ${args}; Returns: ${single}${callable.returns_set ? '[]' : ''} }`;
}

async function readColumns(database: PGlite): Promise<Column[]> {
  const { rows } = await database.query<Column>(`
    select
      c.relname as table_name, a.attname as column_name, t.typname as type, a.attnotnull as is_required,
      a.atthasdef as has_default, a.attgenerated <> '' or a.attidentity = 'a' as is_generated
    from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_catalog.pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    order by c.relname collate "C", a.attname collate "C"`);
  return rows;
}

async function readCallables(database: PGlite): Promise<Callable[]> {
  const { rows } = await database.query<Callable>(`
    select
      p.proname as name, p.proargnames as argument_names, p.proargmodes::text[] as argument_modes,
      array(
        select t.typname::text
        from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as a (type, position)
        join pg_catalog.pg_type t on t.oid = a.type
        order by a.position
      ) as argument_types,
      p.pronargdefaults as default_count, p.pronargs as input_count, r.typname as return_type,
      p.proretset as returns_set
    from pg_catalog.pg_proc p
    join pg_catalog.pg_type r on r.oid = p.prorettype
    where p.pronamespace = 'public'::regnamespace
    order by p.proname collate "C"`);
  return rows;
}

/** The generated module as text, formatted like the rest of the project. */
export async function generateTypes(): Promise<string> {
  const database = await openMigratedDatabase();
  try {
    const tables = new Map<string, Column[]>();
    for (const column of await readColumns(database)) {
      tables.set(column.table_name, [...(tables.get(column.table_name) ?? []), column]);
    }
    const callables = await readCallables(database);
    const text = `// Generated by "npm run generate:types" from supabase/migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: { ${[...tables].map(([name, columns]) => `${name}: ${tableType(columns)}`).join('; ')} };
    Views: {
[_ in never]: never };
    Functions: { ${callables.map((callable) => `${callable.name}: ${callableType(callable)}`).join('; ')} };
    Enums: {
[_ in never]: never };
    CompositeTypes: {
[_ in never]: never };
  };
};

type PublicTables = Database['public']['Tables'];

/** A row as it is read. */
export type Tables<Name extends keyof PublicTables> = PublicTables[Name]['Row'];

/** A row as it is inserted. */
export type TablesInsert<Name extends keyof PublicTables> = PublicTables[Name]['Insert'];

/** What an update may name. */
export type TablesUpdate<Name extends keyof PublicTables> = PublicTables[Name]['Update'];
`;
    return await format(text, { ...(await resolveConfig(typesFile)), parser: 'typescript' });
  } finally {
    await database.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await writeFile(typesFile, await generateTypes());
}
