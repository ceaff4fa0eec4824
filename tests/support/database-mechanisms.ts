import { type PGlite } from '@electric-sql/pglite';
import { openMigratedDatabase } from './database-catalogue';

const roles = ['super_admin', 'admin', 'seo', 'content', 'marketing', 'editor'] as const;
type Role = (typeof roles)[number];

/** Ids and name of what a test adds. */
export const post = '30000000-0000-4000-8000-000000000001';
export const page = '30000000-0000-4000-8000-000000000002';
export const file = '30000000-0000-4000-8000-000000000003';
export const path = `20261120T101010-${'a'.repeat(32)}.png`;

export interface Refusal {
  readonly code: string;
  readonly message: string;
  /** The field that a form sent wrongly. */
  readonly hint?: string;
}

/** One statement's rows, or how it was refused. */
export type Outcome = Record<string, unknown>[] | Refusal;

/**
 * A migrated database of its own, for trying one mechanism with the others taken away: what a test changes, rules
 * included, is undone by `forget`.
 */
export class Mechanisms {
  readonly accounts: Readonly<Record<Role | 'waiting', string>>;
  private readonly database: PGlite;

  private constructor(database: PGlite) {
    this.database = database;
    const id = (index: number) => `20000000-0000-4000-8000-00000000000${String(index)}`;
    const ids = roles.map((role, index) => [role, id(index)] as const);
    this.accounts = { ...(Object.fromEntries(ids) as Record<Role, string>), waiting: id(9) };
  }

  static async open(): Promise<Mechanisms> {
    const made = new Mechanisms(await openMigratedDatabase());
    for (const role of roles) await made.addProfile(made.accounts[role], role, true);
    // Somebody who was named admin, but whom nobody has approved.
    await made.addProfile(made.accounts.waiting, 'admin', false);
    return made;
  }

  private async addProfile(id: string, role: string, isApproved: boolean): Promise<void> {
    const email = `${role}-${String(isApproved)}@example.com`;
    await this.query('insert into auth.users (id, email) values ($1, $2)', [id, email]);
    await this.query(
      'insert into public.user_profiles (id, email, full_name, role, is_approved) values ($1, $2, $3, $3, $4)',
      [id, email, role, isApproved],
    );
  }

  async begin(): Promise<void> {
    await this.database.exec('begin');
  }

  async forget(): Promise<void> {
    await this.database.exec('rollback');
  }

  close(): Promise<void> {
    return this.database.close();
  }

  /** As a legacy project has it: every column of every table is open to the API's roles. */
  async grantEverything(): Promise<void> {
    await this.database.exec('grant all on all tables in schema public to anon, authenticated');
  }

  async dropPolicies(): Promise<void> {
    await this.onEachTable('disable row level security');
  }

  async dropGuards(): Promise<void> {
    await this.onEachTable('disable trigger user');
  }

  /** Does what a request leaves for its end, as all of a test is one transaction. No table can be altered before. */
  async endRequest(): Promise<void> {
    await this.database.exec('set constraints all immediate; set constraints all deferred');
  }

  private async onEachTable(change: string): Promise<void> {
    await this.endRequest();
    const tables = await this.query(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    );
    for (const { name } of tables)
      await this.database.exec(`alter table public."${String(name)}" ${change}`);
  }

  /** Runs a statement as the owner of the tables. */
  async query(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return (await this.database.query<Record<string, unknown>>(sql, values)).rows;
  }

  /** Tries a statement as the owner; a refusal undoes that statement alone. */
  async attempt(sql: string, values: unknown[] = []): Promise<Outcome> {
    await this.database.exec('savepoint attempt');
    try {
      const rows = await this.query(sql, values);
      await this.database.exec('release savepoint attempt');
      return rows;
    } catch (error) {
      await this.database.exec('rollback to savepoint attempt');
      if (!(error instanceof Error) || !('code' in error)) throw error;
      const hint = 'hint' in error && typeof error.hint === 'string' ? { hint: error.hint } : {};
      return { code: String(error.code), message: error.message, ...hint };
    }
  }

  /** Tries a statement with the rights of somebody, null for a visitor, the headers of a request and more claims of a token. */
  async as(
    account: Role | 'waiting' | null,
    sql: string,
    values: unknown[] = [],
    headers: Record<string, string> = {},
    more: Record<string, string> = {},
  ): Promise<Outcome> {
    const role = account ? 'authenticated' : 'anon';
    const claims = { ...more, sub: account ? this.accounts[account] : null, role };
    await this.query(
      `select set_config('request.jwt.claims', $1, true), set_config('request.headers', $2, true),
        set_config('role', $3, true)`,
      [JSON.stringify(claims), JSON.stringify(headers), role],
    );
    const result = await this.attempt(sql, values);
    await this.database.exec('reset role');
    return result;
  }

  async addPost(): Promise<void> {
    await this.query(
      `insert into public.blog_posts (id, title, excerpt, content, author, category, tags)
       values ($1, 'Title', 'e', 'c', 'a', 'career-tips', '{one}')`,
      [post],
    );
  }

  async addPage(status = 'draft'): Promise<void> {
    await this.query(
      "insert into public.pages (id, title, slug, status) values ($1, 'Title', 'a-page', $2)",
      [page, status],
    );
  }

  async addStoredFile(name = path): Promise<void> {
    await this.query(
      `insert into storage.objects (bucket_id, name, metadata)
       values ('media-files', $1, '{"size": 70, "mimetype": "image/png"}')`,
      [name],
    );
  }

  async addFile(): Promise<void> {
    await this.addStoredFile();
    await this.query(
      "insert into public.media_files (id, name, path, size, type) values ($1, 'n', $2, 70, 'image/png')",
      [file, path],
    );
  }
}
