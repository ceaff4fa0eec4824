import type { Mechanisms, Outcome } from './database-mechanisms';

/** What a visitor's browser keeps of a record that was received. */
export interface Receipt {
  readonly id: string;
  readonly receipt: string;
  readonly reference: string;
  readonly received_at: string;
  readonly resume_path?: string;
}

type Account = Parameters<Mechanisms['as']>[0];

/** What visitors call, on a database of its own. */
export class Visits {
  private readonly rules: Mechanisms;

  constructor(rules: Mechanisms) {
    this.rules = rules;
  }

  trySubmit(
    form: unknown,
    headers: Record<string, string> = {},
    account: Account = null,
  ): Promise<Outcome> {
    const call = 'select public.submit_form($1) as answer';
    return this.rules.as(account, call, [JSON.stringify(form)], headers);
  }

  /** Fails when it is refused. */
  async submit(
    form: unknown,
    headers: Record<string, string> = {},
    account: Account = null,
  ): Promise<Receipt> {
    return answerOf(await this.trySubmit(form, headers, account)) as Receipt;
  }

  async read(receipts: readonly Pick<Receipt, 'id' | 'receipt'>[]): Promise<ReceiptView[]> {
    const sent = JSON.stringify(receipts.map(({ id, receipt }) => ({ id, receipt })));
    const call = 'select public.read_receipts($1) as answer';
    return answerOf(await this.rules.as(null, call, [sent])) as ReceiptView[];
  }

  async erase({ id, receipt }: Pick<Receipt, 'id' | 'receipt'>): Promise<boolean> {
    const call = 'select public.erase_submission($1, $2) as answer';
    return answerOf(await this.rules.as(null, call, [id, receipt])) as boolean;
  }

  choose({ id, receipt }: Pick<Receipt, 'id' | 'receipt'>, slot: string): Promise<Outcome> {
    const call = 'select public.choose_interview_slot($1, $2, $3) as answer';
    return this.rules.as(null, call, [id, receipt, slot]);
  }
}

export interface ReceiptView {
  readonly id: string;
  readonly received_at: string;
  readonly erased_at: string | null;
  readonly stage?: string;
  readonly history?: readonly { readonly stage: string; readonly at: string }[];
  readonly slots?: readonly {
    readonly id: string;
    readonly starts_at: string;
    readonly chosen_at: string | null;
    readonly withdrawn_at: string | null;
  }[];
}

/** What staff do with one lead, as the person with the role marketing, and what is stored of it. */
export class Desk {
  private readonly rules: Mechanisms;

  constructor(rules: Mechanisms) {
    this.rules = rules;
  }

  move(id: string, stage: string): Promise<Outcome> {
    const change = 'update public.submissions set stage = $2 where id = $1 returning version';
    return this.rules.as('marketing', change, [id, stage]);
  }

  assign(id: string, owner: string | null): Promise<Outcome> {
    const change = 'update public.submissions set owner_id = $2 where id = $1 returning version';
    return this.rules.as('marketing', change, [id, owner]);
  }

  write(id: string, kind: string, text: unknown): Promise<Outcome> {
    const change =
      'insert into public.submission_events (submission_id, kind, detail) values ($1, $2, $3) returning actor_name';
    return this.rules.as('marketing', change, [id, kind, JSON.stringify({ text })]);
  }

  async row(id: string): Promise<Record<string, unknown>> {
    const found = await this.rules.query('select * from public.submissions where id = $1', [id]);
    return found[0] ?? {};
  }

  /** Kind, actor and detail of each, oldest first. */
  async events(id: string): Promise<unknown[][]> {
    const found = await this.rules.query(
      'select kind, actor_name, detail from public.submission_events where submission_id = $1 order by id',
      [id],
    );
    return found.map(({ kind, actor_name, detail }) => [kind, actor_name, detail]);
  }
}

export function answerOf(outcome: Outcome): unknown {
  if (!Array.isArray(outcome)) throw new Error(`${outcome.code}: ${outcome.message}`);
  return outcome[0]?.['answer'];
}
