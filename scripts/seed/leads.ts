import { readFile } from 'node:fs/promises';
import * as z from 'zod';

const file = 'content/leads.txt';

const optionalNumber = z.string().transform((text) => (text === '' ? undefined : Number(text)));

const leadSchema = z.object({
  kind: z.string(),
  name: z.string(),
  mailbox: z.string(),
  subject: z.string(),
  hoursAgo: z.coerce.number(),
  stage: z.string(),
  repliedAfter: optionalNumber,
  owner: z.enum(['', 'marketing', 'super_admin']),
  channel: z.string(),
  message: z.optional(z.string()),
  note: z.optional(z.string()),
  reply: z.optional(z.string()),
  reason: z.optional(z.string()),
});

/** An invented person and what they sent; one without a name has been erased, unless the form asks for none. */
export type SeededLead = z.infer<typeof leadSchema>;

const fields = [
  'name',
  'mailbox',
  'subject',
  'hoursAgo',
  'stage',
  'repliedAfter',
  'owner',
  'channel',
];

/**
 * The leads of content/leads.txt, which explains its form at the top.
 * @throws ZodError naming the field that is missing or wrong
 */
export async function readLeads(): Promise<SeededLead[]> {
  const records: Record<string, string>[] = [];
  let kind = '';
  for (const line of (await readFile(file, 'utf8')).split('\n')) {
    const text = /^ {2}(\w+): (.+)$/.exec(line);
    const last = records.at(-1);
    if (line.startsWith('== ')) kind = line.slice(3);
    else if (text && last) last[text[1] ?? ''] = text[2] ?? '';
    else if (line.includes('|') && !line.startsWith('#')) {
      const parts = line.split('|').map((part) => part.trim());
      records.push({
        kind,
        ...Object.fromEntries(fields.map((name, at) => [name, parts[at] ?? ''])),
      });
    }
  }
  return records.map((record) => leadSchema.parse(record));
}
