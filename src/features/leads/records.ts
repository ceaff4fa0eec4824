import * as z from 'zod/mini';
import { defineRecords, recordFields } from '@/lib/storage/define-records';
import { visitorKeys } from '@/lib/storage/visitor-keys';
import { applicationSchema, contactSchema } from './schema';

/** ISO 8601. */
const stamped = { id: z.string(), createdAt: z.string() };

const leadSchema = z.object({
  ...stamped,
  ...recordFields(applicationSchema),
  // Only where one was chosen.
  cohort: z.optional(z.string()),
});
const contactMessageSchema = z.object({ ...stamped, ...recordFields(contactSchema) });

export type Lead = z.infer<typeof leadSchema>;
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const leadStore = defineRecords<Lead>({ key: visitorKeys.leads, schema: leadSchema });

export const contactMessageStore = defineRecords<ContactMessage>({
  key: visitorKeys.contactMessages,
  schema: contactMessageSchema,
});
